import type { AssetType } from '#domain/ads/asset-types.ts';
import type { GeneratorInput } from '#domain/making/texts/generators/define-generator.ts';
import { paths } from '#client/paths.ts';

/** The address in the settings of the templates that a tool would use now. */
export function templatesPath(
  kind: AssetType,
  { language, listKey, funnel }: Pick<GeneratorInput, 'language' | 'listKey' | 'funnel'>,
): string {
  return paths.chosenTemplates({
    tab: kind,
    ...(language !== '' && { language }),
    ...(kind === 'keywords' && listKey !== '' && { list: listKey }),
    ...(kind === 'keywords' && funnel !== '' && { funnel }),
  });
}
