import type { LanguageCode } from '#domain/ads/languages.ts';
import { dropLanguage, editorLines, setNegativeKeywords } from '#domain/making/texts/template-edits.ts';
import { findNegativeKeywords } from '#domain/making/texts/templates.ts';
import { useLocalTemplates } from '#client/data/templates.ts';
import { updateStore } from '#client/lib/storage/browser-scope.ts';
import { ByLanguage } from './by-language.tsx';
import { EditorFrame } from './editor-frame.tsx';
import { LinesBox } from './lines-box.tsx';
import { useEditorDraft } from './use-editor-draft.ts';
import { useTemplateSources } from './use-template-sources.ts';

export function NegativeKeywordsEditor() {
  return <ByLanguage>{(language) => <Editor key={language} language={language} />}</ByLanguage>;
}

function Editor({ language }: { language: LanguageCode }) {
  const sources = useTemplateSources(language);
  const draft = useEditorDraft(`negative_keywords_${language}`, {
    text: findNegativeKeywords(sources, language).join('\n'),
  });
  const lines = editorLines(draft.value.text);
  const store = useLocalTemplates().negativeKeywords;
  return (
    <EditorFrame
      isDirty={draft.isDirty}
      isCustom={language in sources.stores.negativeKeywords}
      hasDefaults={sources.builtIn.negativeKeywords.length > 0}
      isEmpty={lines.length === 0}
      onSave={() => updateStore(store, (now) => setNegativeKeywords(now, language, lines))}
      onRestore={() => updateStore(store, (now) => dropLanguage(now, language))}
      onDiscard={draft.discard}
    >
      <LinesBox
        label="Palavras negativas"
        description="Uma por linha, em minúsculas. Inclua as variações de plural e acento."
        value={draft.value.text}
        language={language}
        onChange={(text) => draft.change({ text })}
      />
    </EditorFrame>
  );
}
