import { useNavigate } from 'react-router';
import { type AssetType, assetTypes } from '#domain/ads/asset-types.ts';
import { useShortcuts } from '#client/lib/shortcuts/use-shortcuts.ts';
import { generatorViews } from '#client/parts/generator-views.ts';
import { paths } from '#client/paths.ts';

/** The keys that lead to the next and the previous tool. After the last tool comes the first. */
export function useToolKeys(kind: AssetType): void {
  const navigate = useNavigate();
  function open(by: 1 | -1): void {
    const next = assetTypes.at((assetTypes.indexOf(kind) + by) % assetTypes.length);
    if (next) void navigate(paths.tool(generatorViews[next].slug));
  }
  useShortcuts({ nextTool: () => open(1), previousTool: () => open(-1) });
}
