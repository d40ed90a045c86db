import type { AssetType } from '#domain/ads/asset-types.ts';
import { InfoTip } from '#client/components/info-tip.tsx';
import { PageHeader } from '#client/components/page-header.tsx';
import { generatorViews } from '#client/parts/generator-views.ts';
import { HelpLink, toolArticles } from '#client/parts/help-link.tsx';

/** The heading and purpose of a tool. The page shows them before the tool's code has arrived. */
export function GeneratorHeader({ kind }: { kind: AssetType }) {
  const { title, description, tooltip } = generatorViews[kind];
  return (
    <PageHeader
      title={title}
      subtitle={
        <>
          {description} <HelpLink to={toolArticles[kind]}>Como usar</HelpLink>
        </>
      }
      aside={<InfoTip label="Dica de uso">{tooltip}</InfoTip>}
    />
  );
}
