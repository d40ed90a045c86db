import type { Cluster } from './cluster.ts';

type Heal = () => void;

/** What befalls the cluster. Each resolves when it has happened, to what undoes it. */
export const clusterFaults: Record<string, (cluster: Cluster) => Promise<Heal>> = {
  async 'primary killed'({ machines }) {
    const { primary } = await machines();
    await primary.service.kill();
    return primary.service.start;
  },
  async 'standby killed'({ machines }) {
    const { standby } = await machines();
    await standby.service.kill();
    return standby.service.start;
  },
  async 'leader of etcd killed'({ etcdLeader }) {
    const leader = await etcdLeader();
    await leader.kill();
    return leader.start;
  },
  async 'pooler restarted'({ pooler }) {
    await pooler.kill();
    pooler.start();
    return () => undefined;
  },
  async 'link between the databases cut'({ machines }) {
    const { primary, standby } = await machines();
    const links = [...primary.fromPeer, ...standby.fromPeer];
    for (const link of links) link.cut();
    return () => links.forEach((link) => link.mend());
  },
  async 'primary cut off from everything'({ machines }) {
    const { primary, standby } = await machines();
    const links = [...primary.fromPeer, ...primary.fromApp, ...primary.toEtcd, ...standby.fromPeer];
    for (const link of links) link.cut();
    return () => links.forEach((link) => link.mend());
  },
};
