import { Box, Stack } from '@mantine/core';
import { Panel } from '#client/components/panel.tsx';
import { TaskProgress } from '#client/components/task-progress.tsx';
import { countText } from '#client/lib/count-text.ts';
import { HelpLink } from '#client/parts/help-link.tsx';
import { DropZone } from '#client/parts/drop-zone.tsx';
import { DoorColumns } from './door-columns.tsx';
import { DoorQuestions } from './door-questions.tsx';
import { DoorSummary, LandedFile } from './door-summary.tsx';
import { type DoorState, useDoor } from './use-door.ts';

/** The one door for the files of the whole account. */
export function DoorPanel() {
  const { state, add, store, cancel } = useDoor();
  const isBusy = state.is === 'reading' || state.is === 'sending';
  return (
    <Panel title="Trazer arquivos">
      <Stack>
        <DropZone
          isForMany
          isReading={isBusy}
          isDisabled={state.is === 'choosing'}
          isQuiet={state.is === 'asking' || state.is === 'done'}
          onFiles={add}
        >
          <Box component="span" visibleFrom="sm">
            Ou arraste para cá todos os arquivos de uma vez, uma pasta ou um ZIP
          </Box>
          <Box component="span" hiddenFrom="sm">
            Todos os arquivos de uma vez, ou um ZIP
          </Box>
          : relatórios do Google Ads e vendas das suas redes. Cada um vai para a campanha certa, e nada conta
          duas vezes. <HelpLink to="relatorios">Quais trazer</HelpLink>
        </DropZone>
        {isBusy && <TaskProgress {...progressOf(state)} onCancel={cancel} />}
        {state.is === 'choosing' && <DoorColumns {...state} />}
        {state.is === 'asking' && (
          <>
            {state.left.map((each) => (
              <LandedFile key={each.id} landed={each} />
            ))}
            <DoorQuestions
              questions={state.questions}
              first={state.first}
              onAnswer={(answers) => store(state.questions, answers, state.left)}
              onCancel={cancel}
            />
          </>
        )}
        {state.is === 'done' && <DoorSummary landed={state.landed} />}
      </Stack>
    </Panel>
  );
}

function progressOf(state: DoorState): { label: string; share: number } {
  if (state.is === 'reading')
    return {
      label: `Lendo ${countText(state.all, 'arquivo', 'arquivos')}`,
      share: state.done / Math.max(1, state.all),
    };
  if (state.is === 'sending')
    return { label: `Salvando ${state.name} (${state.done + 1} de ${state.all})`, share: state.share };
  return { label: '', share: 0 };
}
