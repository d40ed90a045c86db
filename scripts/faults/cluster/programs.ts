import { existsSync } from 'node:fs';

/** The programs of Debian's packages, by package. PostgreSQL 15 is the newest that Debian's Patroni knows. */
const files = {
  'etcd-server': '/usr/bin/etcd',
  haproxy: '/usr/sbin/haproxy',
  patroni: '/usr/bin/patroni',
  pgbouncer: '/usr/sbin/pgbouncer',
  'postgresql-15': '/usr/lib/postgresql/15/bin/pg_rewind',
} as const;

export const programs = {
  etcd: files['etcd-server'],
  haproxy: files.haproxy,
  patroni: files.patroni,
  pgbouncer: files.pgbouncer,
  postgresFolder: '/usr/lib/postgresql/15/bin',
};

export function missingPackages(): string[] {
  return Object.entries(files)
    .filter(([, file]) => !existsSync(file))
    .map(([name]) => name);
}
