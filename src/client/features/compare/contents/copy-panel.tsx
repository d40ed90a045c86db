import { Alert, Anchor, Button, Checkbox, Group, Stack, Text, Title } from '@mantine/core';
import { IconArrowBackUp, IconCopyPlus } from '@tabler/icons-react';
import { useMemo, useState } from 'react';
import { Link } from 'react-router';
import {
  copiedKinds,
  type CopiedKind,
  type CopiedPieces,
} from '#domain/deciding/comparison/copied-pieces.ts';
import { copyWon } from '#domain/deciding/comparison/copy-won.ts';
import { randomUuid } from '#client/lib/uuid.ts';
import { paths } from '#client/paths.ts';
import { countText } from '#client/lib/count-text.ts';
import type { Side } from './side.ts';
import { PieceTexts } from './piece-texts.tsx';
import { pieceLabels } from './piece-words.ts';
import { useCopyWon } from './use-copy-won.ts';

/** Copies chosen pieces of one campaign into the other, after showing what would be added. */
export function CopyPanel({ from, to, isWon }: { from: Side; to: Side; isWon: boolean }) {
  const [kinds, setKinds] = useState<readonly CopiedKind[]>([]);
  const { copy, undo, canUndo, isSaving } = useCopyWon(to.id);
  const preview = useMemo(
    () => copyWon(from.saved.draft, to.saved.draft, new Set(kinds), randomUuid),
    [from, to, kinds],
  );
  const added = preview.pieces.reduce((sum, piece) => sum + piece.added.length, 0);
  return (
    <Stack gap="sm" mt="xl">
      <Title order={3}>{isWon ? 'Copiar o que venceu' : 'Copiar de uma para a outra'}</Title>
      <Text size="sm">
        De {from.name} para {to.name}. Nada é trocado nem excluído lá: só entra o que falta.
      </Text>
      <Checkbox.Group
        label="O que copiar"
        value={[...kinds]}
        onChange={(values) => setKinds(copiedKinds.filter((kind) => values.includes(kind)))}
      >
        <Group mt="xs" gap="md" style={{ rowGap: 0 }}>
          {copiedKinds.map((kind) => (
            <Checkbox key={kind} value={kind} label={pieceLabels[kind]} py={6} />
          ))}
        </Group>
      </Checkbox.Group>
      {preview.pieces.map((pieces) => (
        <PiecesPreview key={pieces.kind} pieces={pieces} />
      ))}
      {preview.newGroups.length > 0 && <Text size="sm">Grupos novos: {preview.newGroups.join(', ')}.</Text>}
      {isOtherLanguage(from, to) && kinds.length > 0 && (
        <Alert color="yellow" variant="light">
          As campanhas são de idiomas diferentes. Palavras e textos entram como estão na origem.
        </Alert>
      )}
      {preview.blocked.length > 0 && (
        <Alert color="yellow" variant="light" title="Negativas que bloqueiam palavras do destino">
          <PieceTexts
            texts={preview.blocked.map(({ negative, keyword }) => `${negative} bloqueia ${keyword}`)}
          />
        </Alert>
      )}
      <Group>
        <Button
          leftSection={<IconCopyPlus />}
          loading={isSaving}
          disabled={added === 0}
          onClick={() => void copy(to.saved, preview.draft)}
        >
          {added === 0 ? 'Copiar' : `Copiar ${countText(added, 'item', 'itens')}`}
        </Button>
        {canUndo && (
          <Button
            variant="default"
            leftSection={<IconArrowBackUp />}
            loading={isSaving}
            onClick={() => void undo()}
          >
            Desfazer a cópia
          </Button>
        )}
        <Anchor component={Link} to={paths.campaignTab(to.id, 'montagem')} py={10}>
          Abrir a montagem de {to.name}
        </Anchor>
      </Group>
    </Stack>
  );
}

function PiecesPreview({ pieces: { kind, added, existing, noRoom } }: { pieces: CopiedPieces }) {
  return (
    <div>
      <Text fw={600}>{pieceLabels[kind]}</Text>
      <Text size="sm">
        {countText(added.length, 'entra', 'entram')}, {countText(existing.length, 'já existe', 'já existem')}
        {noRoom.length > 0 &&
          `, ${countText(noRoom.length, 'fica', 'ficam')} de fora por falta de lugar ou de grupo com esse nome`}
      </Text>
      {added.length > 0 && <PieceTexts texts={added} />}
    </div>
  );
}

function isOtherLanguage(from: Side, to: Side): boolean {
  const [own, theirs] = [from.saved.draft.settings.languages, to.saved.draft.settings.languages];
  return own.length > 0 && theirs.length > 0 && !own.some((language) => theirs.includes(language));
}
