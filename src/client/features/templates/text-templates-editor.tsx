import { assetModels } from '#domain/ads/asset-models.ts';
import type { AdTextType } from '#domain/ads/asset-types.ts';
import type { LanguageCode } from '#domain/ads/languages.ts';
import { adTextWidth } from '#domain/ads/text.ts';
import { fillProduct, PRODUCT_TOKEN } from '#domain/making/texts/generators/product.ts';
import { dropLanguage, editorLines, setTextTemplates } from '#domain/making/texts/template-edits.ts';
import { findTextTemplates } from '#domain/making/texts/templates.ts';
import { useLocalTemplates } from '#client/data/templates.ts';
import { generatorViews } from '#client/parts/generator-views.ts';
import { updateStore } from '#client/lib/storage/browser-scope.ts';
import { ByLanguage } from './by-language.tsx';
import { EditorFrame } from './editor-frame.tsx';
import { LinesBox } from './lines-box.tsx';
import { useEditorDraft } from './use-editor-draft.ts';
import { useTemplateSources } from './use-template-sources.ts';

/** Editor of titles, descriptions, callouts and promotions, with one text per line. */
export function TextTemplatesEditor({ kind }: { kind: AdTextType }) {
  return <ByLanguage>{(language) => <Editor key={language} kind={kind} language={language} />}</ByLanguage>;
}

function Editor({ kind, language }: { kind: AdTextType; language: LanguageCode }) {
  const sources = useTemplateSources(language);
  const stored = findTextTemplates(sources, kind, language).join('\n');
  const draft = useEditorDraft(`${kind}_${language}`, { text: stored });
  const lines = editorLines(draft.value.text);
  const { limit } = assetModels[kind].columns[0];
  const store = useLocalTemplates()[kind];
  return (
    <EditorFrame
      isDirty={draft.isDirty}
      isCustom={language in sources.stores[kind]}
      hasDefaults={sources.builtIn[kind].length > 0}
      isEmpty={lines.length === 0}
      onSave={() => updateStore(store, (now) => setTextTemplates(now, language, lines))}
      onRestore={() => updateStore(store, (now) => dropLanguage(now, language))}
      onDiscard={draft.discard}
    >
      <LinesBox
        label={generatorViews[kind].label}
        description={`Um modelo por linha. ${PRODUCT_TOKEN} vira o nome do produto. Limite de ${limit} caracteres: o que passar é cortado.`}
        value={draft.value.text}
        language={language}
        onChange={(text) => draft.change({ text })}
        tooLong={lines.filter((line) => adTextWidth(fillProduct(line, '')) > limit)}
      />
    </EditorFrame>
  );
}
