import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { databaseIdentity } from '#server/embedded-postgres/identity.ts';
import { packageRoot } from '#server/boot/root.ts';
import { freePort } from '#server/testing/server-process.ts';
import { askedUntil } from '../asked-until.ts';
import { postmasterPid } from '../cuts.ts';
import { ownFolders } from '../own-folders.ts';
import { processesOf } from '../processes.ts';
import { type Link, openLink } from './link.ts';
import { programs } from './programs.ts';
import { createService, type Service } from './service.ts';

const PASSWORD = 'senha-do-ensaio';
const DECIDED_MS = 30_000;
const WHOLE_MS = 90_000;
const address = (port: number | string) => `postgres://faisca:${PASSWORD}@127.0.0.1:${port}/faisca`;
const shipped = (name: string) => join(packageRoot, 'deploy', 'cluster', name);

type Name = 'a' | 'b';

/** A machine with PostgreSQL and the Patroni that runs it. */
export interface DatabaseMachine {
  name: Name;
  service: Service;
  /** The way of the other database machine to this one. */
  fromPeer: readonly Link[];
  /** The way of the products' machine to this one. */
  fromApp: readonly Link[];
  /** Its way to the three members of etcd. */
  toEtcd: readonly Link[];
}

export interface Cluster {
  /** Through PgBouncer, and the primary itself through HAProxy. */
  poolerUrl: string;
  directUrl: string;
  /** One machine itself, whatever it is. */
  machineUrl: (machine: DatabaseMachine) => string;
  pooler: Service;
  machines: () => Promise<{ primary: DatabaseMachine; standby: DatabaseMachine }>;
  etcdLeader: () => Promise<Service>;
  /** Waits until there are a primary and a standby that confirms its commits. */
  whole: () => Promise<void>;
  close: () => Promise<void>;
}

/** Waits until a member of etcd has joined the others. Patroni ends when it meets one that has not. */
async function decided(client: number): Promise<void> {
  const isDecided = await askedUntil(DECIDED_MS, async () => {
    const answer = await fetch(`http://127.0.0.1:${client}/version`).catch(() => null);
    return /"etcdcluster":"\d/.test((await answer?.text()) ?? '') || null;
  });
  if (isDecided === null) throw new Error('etcd did not begin');
}

interface Member {
  name: Name;
  role: string;
  state: string;
}

/** Starts three members of etcd, two PostgreSQL under Patroni, HAProxy and PgBouncer on 127.0.0.1. */
export async function startCluster(): Promise<Cluster> {
  const identity = databaseIdentity();
  const { root, folder } = ownFolders('faisca-cluster-', identity);
  const file = (name: string, text: string) => {
    const path = join(folder('configuration'), name);
    writeFileSync(path, text, { mode: 0o644 });
    return path;
  };
  const service = (
    name: string,
    options: Pick<Parameters<typeof createService>[0], 'command' | 'args' | 'env' | 'others'>,
  ) => createService({ ...options, identity, folder: folder(name), log: join(root, `${name}.log`) });

  const members = await Promise.all(
    [1, 2, 3].map(async (number) => ({
      name: `etcd${number}`,
      client: await freePort(),
      peer: await freePort(),
    })),
  );
  const peers = members.map(({ name, peer }) => `${name}=http://127.0.0.1:${peer}`).join(',');
  const etcd = members.map(({ name, client, peer }) => ({
    client,
    service: service(name, {
      command: programs.etcd,
      args: [
        ...['--name', name, '--data-dir', join(folder(name), 'data'), '--initial-cluster', peers],
        ...[
          '--listen-client-urls',
          `http://127.0.0.1:${client}`,
          '--advertise-client-urls',
          `http://127.0.0.1:${client}`,
        ],
        ...[
          '--listen-peer-urls',
          `http://127.0.0.1:${peer}`,
          '--initial-advertise-peer-urls',
          `http://127.0.0.1:${peer}`,
        ],
        ...['--heartbeat-interval', '200', '--election-timeout', '2000'],
      ],
    }),
  }));

  const createMachine = async (name: Name): Promise<DatabaseMachine> => {
    const [postgres, rest] = [await freePort(), await freePort()];
    const open = (ports: readonly number[]) => Promise.all(ports.map(openLink));
    const [fromPeer, fromApp] = [await open([postgres, rest]), await open([postgres, rest])];
    const toEtcd = await open(etcd.map(({ client }) => client));
    const data = join(folder(name), 'data');
    return {
      name,
      fromPeer,
      fromApp,
      toEtcd,
      service: service(name, {
        command: programs.patroni,
        args: [shipped('patroni.yml')],
        env: {
          PATRONI_NAME: name,
          PATRONI_ETCD3_HOSTS: toEtcd.map(({ port }) => `'127.0.0.1:${port}'`).join(','),
          PATRONI_ETCD3_USE_PROXIES: 'true', // it would go past its links to the addresses that etcd tells
          PATRONI_RESTAPI_LISTEN: `127.0.0.1:${rest}`,
          PATRONI_RESTAPI_CONNECT_ADDRESS: `127.0.0.1:${fromPeer[1]?.port ?? 0}`,
          PATRONI_POSTGRESQL_LISTEN: `127.0.0.1:${postgres}`,
          PATRONI_POSTGRESQL_CONNECT_ADDRESS: `127.0.0.1:${fromPeer[0]?.port ?? 0}`,
          PATRONI_POSTGRESQL_DATA_DIR: data,
          PATRONI_POSTGRESQL_BIN_DIR: programs.postgresFolder,
          PATRONI_POSTGRESQL_PGPASS: join(folder(name), 'pgpass'),
          PATRONI_SUPERUSER_PASSWORD: PASSWORD,
          PATRONI_REPLICATION_PASSWORD: PASSWORD,
          FAISCA_PASSWORD: PASSWORD,
        },
        others: () => (existsSync(join(data, 'postmaster.pid')) ? processesOf(postmasterPid(data)) : []),
      }),
    };
  };
  const a = await createMachine('a');
  const b = await createMachine('b');

  const [primaryPort, poolerPort] = [await freePort(), await freePort()];
  const appSide = (machine: DatabaseMachine, at: 0 | 1) => String(machine.fromApp[at]?.port ?? 0);
  const haproxy = service('haproxy', {
    command: programs.haproxy,
    args: ['-db', '-f', shipped('haproxy.cfg')],
    env: {
      PRIMARY_BIND: `127.0.0.1:${primaryPort}`,
      POSTGRES_A: `127.0.0.1:${appSide(a, 0)}`,
      POSTGRES_B: `127.0.0.1:${appSide(b, 0)}`,
      PATRONI_A_PORT: appSide(a, 1),
      PATRONI_B_PORT: appSide(b, 1),
    },
  });
  const users = file('userlist.txt', `"faisca" "${PASSWORD}"\n`);
  const pooler = service('pgbouncer', {
    command: programs.pgbouncer,
    args: [
      file(
        'pgbouncer.ini',
        readFileSync(shipped('pgbouncer.ini'), 'utf8')
          .replace('host=haproxy port=5000', `host=127.0.0.1 port=${primaryPort}`)
          .replace(/^listen_addr = .*$/m, 'listen_addr = 127.0.0.1')
          .replace(/^listen_port = .*$/m, `listen_port = ${poolerPort}`)
          .replace(/^auth_file = .*$/m, `auth_file = ${users}`),
      ),
    ],
  });

  const services = [...etcd.map((member) => member.service), a.service, b.service, haproxy, pooler];
  const readMembers = async (): Promise<Member[]> => {
    for (const machine of [a, b]) {
      const answer = await fetch(`http://127.0.0.1:${appSide(machine, 1)}/cluster`, {
        signal: AbortSignal.timeout(2000),
      }).catch(() => null);
      const text = await answer?.text().catch(() => null);
      if (text) return (JSON.parse(text) as { members?: Member[] }).members ?? []; // Patroni's documented answer
    }
    return [];
  };
  const find = async () => {
    const roles = await readMembers();
    const running = (role: string, state: string[]) => {
      const name = roles.find((member) => member.role === role && state.includes(member.state))?.name;
      return name === undefined ? undefined : { a, b }[name];
    };
    const primary = running('leader', ['running']);
    const standby = running('sync_standby', ['running', 'streaming']);
    return primary && standby ? { primary, standby } : null;
  };
  const machines = async () => {
    const found = await askedUntil(WHOLE_MS, find);
    if (found) return found;
    throw new Error(`the cluster is not whole: ${JSON.stringify(await readMembers())}; see ${root}/*.log`);
  };
  for (const member of etcd) member.service.start();
  for (const member of etcd) await decided(member.client);
  for (const { start } of [a.service, b.service, haproxy, pooler]) start();
  await machines();
  return {
    poolerUrl: address(poolerPort),
    directUrl: address(primaryPort),
    machineUrl: (machine) => address(appSide(machine, 0)),
    pooler,
    machines,
    async etcdLeader() {
      for (const member of etcd) {
        const answer = await fetch(`http://127.0.0.1:${member.client}/v3/maintenance/status`, {
          method: 'POST',
          body: '{}',
        });
        const { header, leader } = (await answer.json()) as { header: { member_id: string }; leader: string }; // etcd's documented answer
        if (header.member_id === leader) return member.service;
      }
      throw new Error('etcd has no leader');
    },
    whole: async () => void (await machines()),
    async close() {
      for (const { kill } of services.reverse()) await kill();
      for (const { fromPeer, fromApp, toEtcd } of [a, b]) {
        for (const link of [...fromPeer, ...fromApp, ...toEtcd]) link.close();
      }
      if (process.env['KEEP_LOGS'] === undefined) rmSync(root, { recursive: true, force: true });
    },
  };
}
