import { List, Stack, Text, Title } from '@mantine/core';
import { type Difference, differencesOf } from '#domain/deciding/comparison/differences.ts';
import { matchTypes } from '#domain/ads/match-types.ts';
import { numberText } from '#domain/shared/numbers.ts';
import { matchLabels } from '#client/parts/match-labels.ts';
import { countText } from '#client/lib/count-text.ts';
import type { Side } from './side.ts';
import classes from './contents.module.css';
import { PieceTexts } from './piece-texts.tsx';
import { pieceLabels, settingWords } from './piece-words.ts';

/** Pieces that only one of two campaigns has. The two sides are beside each other, or one above the other on a phone. */
export function DifferencesList({ one, other }: { one: Side; other: Side }) {
  const [a, b] = [one.saved.draft, other.saved.draft];
  const { pieces, otherMatch, matches, settings } = differencesOf(a, b);
  const differing = pieces.filter(({ onlyA, onlyB }) => onlyA.length + onlyB.length > 0);
  const same = pieces.filter(({ onlyA, onlyB, both }) => onlyA.length + onlyB.length === 0 && both > 0);
  const matchText = (counts: typeof matches.a) =>
    matchTypes.map((type) => `${numberText(counts[type])} ${matchLabels[type].toLowerCase()}`).join(', ');
  return (
    <Stack gap="lg">
      <Fact
        label="Tipos de correspondência"
        one={matchText(matches.a)}
        other={matchText(matches.b)}
        names={[one.name, other.name]}
      />
      {settings.map((key) => (
        <Fact
          key={key}
          label={settingWords[key].label}
          one={settingWords[key].text(a.settings)}
          other={settingWords[key].text(b.settings)}
          names={[one.name, other.name]}
        />
      ))}
      {differing.map((difference) => (
        <Pieces key={difference.kind} difference={difference} names={[one.name, other.name]} />
      ))}
      {otherMatch.length > 0 && (
        <div>
          <Title order={3} size="h4">
            Mesmas palavras, outra correspondência
          </Title>
          <List size="sm" mt="xs">
            {otherMatch.slice(0, 30).map((pair) => (
              <List.Item key={pair.b}>
                {pair.a} e {pair.b}
              </List.Item>
            ))}
          </List>
        </div>
      )}
      {same.length > 0 && (
        <Text size="sm" c="dimmed">
          Iguais nas duas: {same.map(({ kind }) => pieceLabels[kind].toLowerCase()).join(', ')}.
        </Text>
      )}
    </Stack>
  );
}

interface FactProps {
  label: string;
  one: string;
  other: string;
  names: readonly [string, string];
}

function Fact({ label, one, other, names }: FactProps) {
  return (
    <div>
      <Title order={3} size="h4">
        {label}
      </Title>
      <div className={classes.sides}>
        {[one, other].map((text, at) => (
          <div key={names[at]} className={classes.side}>
            <Text size="sm" c="dimmed">
              {names[at]}
            </Text>
            <Text>{text}</Text>
          </div>
        ))}
      </div>
    </div>
  );
}

function Pieces({
  difference: { kind, onlyA, onlyB, both },
  names,
}: {
  difference: Difference;
  names: readonly [string, string];
}) {
  return (
    <div>
      <Title order={3} size="h4">
        {pieceLabels[kind]}
      </Title>
      <Text size="sm" c="dimmed">
        {countText(both, 'igual nas duas', 'iguais nas duas')}
      </Text>
      <div className={classes.sides}>
        {[onlyA, onlyB].map((texts, at) => (
          <div key={names[at]} className={classes.side}>
            <Text size="sm" fw={600}>
              Só em {names[at]}: {numberText(texts.length)}
            </Text>
            <PieceTexts texts={texts} />
          </div>
        ))}
      </div>
    </div>
  );
}
