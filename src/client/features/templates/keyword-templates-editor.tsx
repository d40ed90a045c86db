import { Group, Select, Stack, Textarea, TextInput } from '@mantine/core';
import { funnelLevels } from '#domain/making/texts/content/funnel.ts';
import {
  dropKeywordTemplates,
  editorLines,
  type KeywordSet,
  setKeywordTemplates,
} from '#domain/making/texts/template-edits.ts';
import { findKeywordTemplates, productToken, selectedListKey } from '#domain/making/texts/templates.ts';
import { useLocalTemplates, useTemplateStores } from '#client/data/templates.ts';
import { LanguageSelect } from '#client/parts/language-select.tsx';
import { funnelLabels } from '#client/parts/funnel-labels.ts';
import { updateStore } from '#client/lib/storage/browser-scope.ts';
import { EditorFrame } from './editor-frame.tsx';
import { KeywordListButtons } from './keyword-list-buttons.tsx';
import { useChosenTemplates } from './use-chosen-templates.ts';
import { LinesBox } from './lines-box.tsx';
import { useEditorDraft } from './use-editor-draft.ts';
import { useTemplateSources } from './use-template-sources.ts';
import classes from './templates-screen.module.css';

const funnelOptions = funnelLevels.map((value) => ({ value, label: funnelLabels[value] }));

export function KeywordTemplatesEditor() {
  const { keywordLists } = useTemplateStores();
  const [{ language, list, funnel }, choose] = useChosenTemplates();
  const set: KeywordSet = { language, listKey: selectedListKey(keywordLists, list), funnel };
  return (
    <Stack>
      <div className={classes.choices}>
        <LanguageSelect value={language} onChange={(code) => choose({ language: code })} />
        <Select
          label="Lista"
          data={keywordLists.map(({ key, name }) => ({ value: key, label: name }))}
          value={set.listKey}
          onChange={(listKey) => listKey !== null && choose({ list: listKey })}
        />
        <Select
          label="Nível do funil"
          data={funnelOptions}
          value={set.funnel}
          onChange={(value) => choose({ funnel: funnelLevels.find((level) => level === value) })}
        />
      </div>
      <Group gap="xs">
        <KeywordListButtons
          list={keywordLists.find(({ key }) => key === set.listKey)}
          onChosen={(listKey) => choose({ list: listKey })}
        />
      </Group>
      <Editor key={JSON.stringify(set)} set={set} />
    </Stack>
  );
}

function Editor({ set }: { set: KeywordSet }) {
  const sources = useTemplateSources(set.language);
  const stored = findKeywordTemplates(sources, set);
  const draft = useEditorDraft(`keywords_${set.language}_${set.listKey}_${set.funnel}`, {
    strategy: stored?.strategy ?? '',
    example: stored?.example ?? '',
    text: stored?.templates.join('\n') ?? '',
  });
  const { strategy, example, text } = draft.value;
  const templates = editorLines(text);
  const { change } = draft;
  const store = useLocalTemplates().keywords;
  const token = productToken(set.listKey, set.funnel);
  return (
    <EditorFrame
      isDirty={draft.isDirty}
      isCustom={sources.stores.keywords[set.language]?.[set.listKey]?.[set.funnel] !== undefined}
      hasDefaults={sources.builtIn.keywords[set.listKey]?.[set.funnel] !== undefined}
      isEmpty={templates.length === 0}
      onSave={() =>
        updateStore(store, (now) => setKeywordTemplates(now, set, { strategy, example, templates }))
      }
      onRestore={() => updateStore(store, (now) => dropKeywordTemplates(now, set))}
      onDiscard={draft.discard}
    >
      <Textarea
        label="Estratégia"
        autosize
        value={strategy}
        onChange={(event) => change({ strategy: event.currentTarget.value })}
      />
      <TextInput
        label="Exemplo"
        value={example}
        onChange={(event) => change({ example: event.currentTarget.value })}
      />
      <LinesBox
        label="Modelos"
        description={`Um por linha. ${token} vira ${token === 'aaa' ? 'o nome do produto' : 'o que você escrever em Produto'}.`}
        value={text}
        language={set.language}
        onChange={(value) => change({ text: value })}
      />
    </EditorFrame>
  );
}
