import type { AssetType } from '#domain/ads/asset-types.ts';
import { useTab } from '#client/lib/storage/tab-scope.ts';
import grid from './items-grid.module.css';
import list from './items-list.module.css';
import { rowHeight } from './list-sizes.ts';
import { tallListStore } from './list-stores.ts';
import bar from './selection-bar.module.css';
import toolbar from './list-toolbar.module.css';

interface ListSkeletonProps {
  kind: AssetType;
  /** The number of items. */
  count: number;
}

/** Placeholder of a list that is loading. It has the height of the list, so that the content below does not move. */
export function ListSkeleton({ kind, count }: ListSkeletonProps) {
  const isTall = useTab(tallListStore);
  return (
    <div className={list.work} aria-busy>
      <div className={toolbar.toolbar}>
        {[toolbar.filter, toolbar.order, toolbar.toggle, toolbar.toggle].map((part, at) => (
          <div key={at} className={part} data-skeleton />
        ))}
      </div>
      <div className={grid.scroller} data-tall={isTall || undefined}>
        <div style={{ height: count * rowHeight(kind) }} />
      </div>
      <div className={bar.bar} />
    </div>
  );
}
