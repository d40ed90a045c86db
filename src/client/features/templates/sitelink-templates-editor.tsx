import { assetModels } from '#domain/ads/asset-models.ts';
import type { LanguageCode } from '#domain/ads/languages.ts';
import { fillProduct, PRODUCT_TOKEN } from '#domain/making/texts/generators/product.ts';
import { parseSitelinkLine } from '#domain/making/texts/generators/read-items.ts';
import { dropLanguage, editorLines, setSitelinkTemplates } from '#domain/making/texts/template-edits.ts';
import { findSitelinkTemplates } from '#domain/making/texts/templates.ts';
import { useLocalTemplates } from '#client/data/templates.ts';
import { columnLimits } from '#client/parts/column-limits.ts';
import { updateStore } from '#client/lib/storage/browser-scope.ts';
import { ByLanguage } from './by-language.tsx';
import { EditorFrame } from './editor-frame.tsx';
import { LinesBox } from './lines-box.tsx';
import { useEditorDraft } from './use-editor-draft.ts';
import { useTemplateSources } from './use-template-sources.ts';

const limits = columnLimits('sitelinks');

export function SitelinkTemplatesEditor() {
  return <ByLanguage>{(language) => <Editor key={language} language={language} />}</ByLanguage>;
}

function Editor({ language }: { language: LanguageCode }) {
  const sources = useTemplateSources(language);
  const stored = findSitelinkTemplates(sources, language)
    .map(({ text, desc1, desc2 }) => [text, desc1, desc2].join(';'))
    .join('\n');
  const draft = useEditorDraft(`sitelinks_${language}`, { text: stored });
  const lines = editorLines(draft.value.text);
  const store = useLocalTemplates().sitelinks;
  return (
    <EditorFrame
      isDirty={draft.isDirty}
      isCustom={language in sources.stores.sitelinks}
      hasDefaults={sources.builtIn.sitelinks.length > 0}
      isEmpty={lines.every((line) => parseSitelinkLine(line)['text'] === '')}
      onSave={() => updateStore(store, (now) => setSitelinkTemplates(now, language, lines))}
      onRestore={() => updateStore(store, (now) => dropLanguage(now, language))}
      onDiscard={draft.discard}
    >
      <LinesBox
        label="Sitelinks"
        description={`Um por linha, como Texto;Descrição1;Descrição2. ${PRODUCT_TOKEN} vira o nome do produto. Limites: ${limits}.`}
        value={draft.value.text}
        language={language}
        onChange={(text) => draft.change({ text })}
        tooLong={lines.filter(isTooLong)}
      />
    </EditorFrame>
  );
}

function isTooLong(line: string): boolean {
  const item = parseSitelinkLine(line);
  return assetModels.sitelinks.columns.some(
    ({ key, limit, measure }) => measure(fillProduct(item[key] ?? '', '')) > limit,
  );
}
