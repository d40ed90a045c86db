import { useParams } from 'react-router';
import { NotFound } from '#client/components/not-found.tsx';
import { useSession } from '#client/data/use-session.ts';
import { generatorKindOf } from '#client/parts/generator-views.ts';
import { GeneratorRoom } from './generator-room.tsx';

/** One screen for the seven tools. The address selects the tool. */
export function GeneratorScreen() {
  const kind = generatorKindOf(useParams()['slug']);
  const session = useSession();
  return kind === undefined ? <NotFound /> : <GeneratorRoom key={kind} kind={kind} session={session} />;
}
