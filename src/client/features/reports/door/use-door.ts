import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { findCampaigns } from '#domain/measuring/reports/account-files.ts';
import type { SalesChoice } from '#domain/measuring/reports/sales/sales-choice.ts';
import { campaignsOptions } from '#client/data/campaigns.ts';
import { usePrepareDashboard } from '#client/data/dashboard-reports.ts';
import { readKnownCampaigns, useRefreshReports } from '#client/data/reports.ts';
import { errorMessage } from '#client/lib/api.ts';
import { notifyError } from '#client/lib/notify.ts';
import type { OpenFile } from '../upload/open-file.ts';
import { collectFiles } from '../upload/collect-files.ts';
import { useSavedChoices } from '../upload/saved-choices.ts';
import {
  type Answers,
  firstAnswers,
  isCertain,
  type Landed,
  leftOut,
  type Questions,
  type ReadFile,
} from './door-state.ts';
import { readFile } from './read-file.ts';
import { type Progress, storeFiles } from './store-files.ts';

export type DoorState =
  | { is: 'empty' }
  | { is: 'reading'; done: number; all: number }
  | { is: 'choosing'; name: string; opened: OpenFile; answer: (choice: SalesChoice | null) => void }
  | { is: 'asking'; questions: Questions; first: Answers; left: readonly Landed[] }
  | ({ is: 'sending' } & Progress)
  | { is: 'done'; landed: readonly Landed[] };

/**
 * Takes the files of a whole account: reads all of them, asks once what they do not say, and stores each one whole or not
 * at all.
 */
export function useDoor() {
  const [state, setState] = useState<DoorState>({ is: 'empty' });
  const running = useRef<AbortController>(null);
  const refresh = useRefreshReports();
  const prepareDashboard = usePrepareDashboard();
  const queryClient = useQueryClient();
  const choices = useSavedChoices('');
  useEffect(
    () => () => {
      if (!running.current || running.current.signal.aborted) return;
      running.current.abort();
      notifyError(
        'O envio parou',
        'Você saiu da página antes do fim. Solte os arquivos de novo: o que já foi salvo não conta duas vezes.',
      );
    },
    [],
  );

  function begin(): AbortController {
    running.current?.abort();
    return (running.current = new AbortController());
  }

  async function add(dropped: readonly File[]): Promise<void> {
    // Files whose questions are open stay, beside those that come now.
    const open = state.is === 'asking' ? state : null;
    const controller = begin();
    const { signal } = controller;
    setState({ is: 'reading', done: 0, all: dropped.length });
    const { files, left } = await collectFiles(dropped);
    const landed = [...(open?.left ?? []), ...left.map(({ name, why }) => leftOut(name, why))];
    const read: ReadFile[] = [...(open?.questions.files ?? [])];
    for (const [at, file] of files.entries()) {
      setState({ is: 'reading', done: at, all: files.length });
      const known = await readFile(file, { choices, signal, askColumns: askColumns(signal) });
      if (signal.aborted) return;
      if ('left' in known) landed.push(known);
      else if (read.some(({ facts }) => facts.hash === known.facts.hash))
        landed.push(leftOut(file.name, 'É igual a outro arquivo desta vez: conta uma vez só.'));
      else read.push(known);
    }
    try {
      const known = await readKnownCampaigns();
      if (signal.aborted) return;
      const campaignsOfFiles = read
        .map(({ facts }) => facts.campaigns)
        .filter((campaigns) => campaigns.length > 0);
      const questions = { found: findCampaigns(campaignsOfFiles, known), known, files: read };
      const first = firstAnswers(questions);
      if (read.length === 0 || isCertain(questions, first)) await store(questions, first, landed);
      else setState({ is: 'asking', questions, first, left: landed });
    } catch (error) {
      controller.abort();
      notifyError('Não deu para ler as suas campanhas', errorMessage(error));
      setState(open ?? { is: 'empty' });
    }
  }

  function askColumns(signal: AbortSignal) {
    return (name: string, opened: OpenFile) =>
      new Promise<SalesChoice | null>((answer) => {
        signal.addEventListener('abort', () => answer(null), { once: true });
        setState({ is: 'choosing', name, opened, answer });
      });
  }

  async function store(questions: Questions, answers: Answers, before: readonly Landed[]): Promise<void> {
    const controller = begin();
    const { signal } = controller;
    const onProgress = (progress: Progress) => setState({ is: 'sending', ...progress });
    const landed = await storeFiles(questions, answers, { signal, onProgress });
    controller.abort();
    setState({ is: 'done', landed: [...before, ...landed] });
    await Promise.all([refresh(), queryClient.invalidateQueries({ queryKey: campaignsOptions.queryKey })]);
    await prepareDashboard(); // where the summary leads
  }

  return {
    state,
    add: (files: readonly File[]): void => void add(files),
    store: (questions: Questions, answers: Answers, before: readonly Landed[]): void =>
      void store(questions, answers, before),
    cancel: (): void => {
      running.current?.abort();
      setState((now) => (now.is === 'sending' ? now : { is: 'empty' }));
    },
  };
}
