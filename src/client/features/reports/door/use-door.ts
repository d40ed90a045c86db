import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { findCampaigns } from '#domain/measuring/reports/account-files.ts';
import { cutText } from '#domain/shared/cut-text.ts';
import { findChoiceProblem, type SalesChoice } from '#domain/measuring/reports/sales/sales-choice.ts';
import {
  createCampaignNamed,
  deleteCampaign,
  deleteImport,
  readKnownCampaigns,
  useRefreshReports,
} from '#client/data/reports.ts';
import { campaignsOptions } from '#client/data/campaigns.ts';
import { ApiError, errorMessage } from '#client/lib/api.ts';
import { notifyError } from '#client/lib/notify.ts';
import { randomUuid } from '#client/lib/uuid.ts';
import { openFile, type OpenFile, UNREADABLE } from '../upload/open-file.ts';
import { firstChoice, useSavedChoices } from '../upload/saved-choices.ts';
import { RefusedFile, sendFile } from '../upload/send-file.ts';
import { collectFiles } from './collect-files.ts';
import {
  type Answers,
  firstAnswers,
  isCertain,
  type Landed,
  partsOf,
  type Destination,
  type Questions,
  type ReadFile,
  type StoredPart,
} from './door-state.ts';

export type DoorState =
  | { is: 'empty' }
  | { is: 'reading'; done: number; all: number }
  | { is: 'asking'; questions: Questions; first: Answers; left: readonly Landed[] }
  | { is: 'sending'; name: string; done: number; all: number; share: number }
  | { is: 'done'; landed: readonly Landed[] };

const FULL_STOP = 'O envio foi interrompido antes deste arquivo.';

/**
 * Takes the files of a whole account: reads all of them, asks once what they do not tell, and stores each one whole or not
 * at all.
 */
export function useDoor() {
  const [state, setState] = useState<DoorState>({ is: 'empty' });
  const running = useRef<AbortController>(null);
  const refresh = useRefreshReports();
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

  async function add(dropped: readonly File[]): Promise<void> {
    running.current?.abort();
    const controller = (running.current = new AbortController());
    const { signal } = controller;
    setState({ is: 'reading', done: 0, all: dropped.length });
    const { files, left } = await collectFiles(dropped);
    const landed = left.map(({ name, why }): Landed => leftOut(name, why));
    const read: ReadFile[] = [];
    for (const [at, file] of files.entries()) {
      if (signal.aborted) return;
      setState({ is: 'reading', done: at, all: files.length });
      const known = await readOne(file, signal);
      if ('why' in known) landed.push({ ...leftOut(file.name, known.why), report: known.report });
      else if (read.some(({ facts }) => facts.hash === known.facts.hash))
        landed.push(leftOut(file.name, 'É igual a outro arquivo desta vez: conta uma vez só.'));
      else read.push(known);
    }
    if (signal.aborted) return;
    try {
      const known = await readKnownCampaigns();
      const found = findCampaigns(
        read.filter((each) => each.facts.campaigns.length > 0).map(({ facts }) => facts.campaigns),
        known,
      );
      const questions = { found, known, files: read };
      const first = firstAnswers(questions);
      if (read.length === 0 || isCertain(questions, first)) await store(questions, first, landed);
      else setState({ is: 'asking', questions, first, left: landed });
    } catch (error) {
      controller.abort();
      notifyError('Não deu para ler as suas campanhas', errorMessage(error));
      setState({ is: 'empty' });
    }
  }

  /** Reads a file as far as its facts go. Its rows are read again when they are sent, so that few are in memory. */
  async function readOne(
    file: File,
    signal: AbortSignal,
  ): Promise<ReadFile | { why: string; report: Landed['report'] }> {
    const reading = new AbortController();
    signal.addEventListener('abort', () => reading.abort(), { once: true });
    try {
      const found = await openFile(file, reading.signal);
      const choice = choiceFor(found);
      const { facts } = choice === null ? found : await found.choose(choice);
      const { report } = facts;
      if (report.error !== null) {
        const isSales = report.type === 'sales' || (report.type === null && facts.preview?.network != null);
        return { why: isSales ? `${report.error} ${CHOOSE_COLUMNS}` : report.error, report };
      }
      if (report.rows === 0) return { why: 'O arquivo não tem nenhuma linha.', report };
      return { id: randomUuid(), file, facts, choice };
    } catch {
      return { why: UNREADABLE, report: null };
    } finally {
      reading.abort(); // its worker is no longer needed
    }
  }

  /** The columns that were chosen for such a file before, or else those that we recognise. */
  function choiceFor({ facts: { preview, report } }: OpenFile): SalesChoice | null {
    if (preview === null) return null;
    const known = choices.find(preview);
    if (known) return { ...known.choice, products: [] };
    if (report.type !== 'sales') return null;
    const choice = firstChoice(report, preview);
    return findChoiceProblem(choice) === null ? choice : null;
  }

  async function store(questions: Questions, answers: Answers, before: readonly Landed[]): Promise<void> {
    const controller = running.current ?? new AbortController();
    running.current = controller;
    const { signal } = controller;
    const { files } = questions;
    const landed = [...before];
    const made = new Map<Destination, string>();
    const names = new Map(questions.known.map(({ id, name }) => [id, name]));

    /** The campaign of a place, made when the first file needs it. */
    async function campaignAt(place: Destination): Promise<string> {
      if (!place.startsWith('new:')) return place;
      const known = made.get(place);
      if (known !== undefined) return known;
      const found = questions.found[Number(place.slice('new:'.length))];
      const name = cutText(found?.name === '' || !found ? 'Campanha sem nome' : found.name, 120);
      const { id } = await createCampaignNamed(name);
      made.set(place, id);
      names.set(id, name);
      return id;
    }

    async function storeFile(file: ReadFile, at: number): Promise<Landed> {
      const { report } = file.facts;
      const { parts, left } = partsOf(file, questions, answers);
      const result: Landed = {
        id: file.id,
        name: file.file.name,
        report,
        parts: [],
        left: left.map(leftText),
      };
      if (parts.length === 0) return result;
      const period = report.period ?? answers.period;
      if (period === null) return { ...result, left: ['O arquivo não diz de que período é.'] };
      const reading = new AbortController();
      signal.addEventListener('abort', () => reading.abort(), { once: true });
      const fresh: { campaignId: string | null; importId: string }[] = [];
      try {
        const found = await openFile(file.file, reading.signal);
        const whole = file.choice === null ? found : await found.choose(file.choice);
        for (const [part, { place, campaigns }] of parts.entries()) {
          const campaignId = place === null ? null : await campaignAt(place);
          const opened = campaigns === null ? whole : await whole.only(campaigns);
          const told: StoredPart = {
            ...{ campaignId, name: campaignId === null ? 'Toda a conta' : (names.get(campaignId) ?? '') },
            ...{ report: opened.facts.report, isKnown: false },
          };
          try {
            await sendFile(opened, {
              ...{ campaignId, name: file.file.name, period, signal },
              ...(campaigns !== null && { googleCampaigns: campaigns }),
              onOpened: (importId) => fresh.push({ campaignId, importId }),
              onShare: (share) =>
                setState({
                  ...{ is: 'sending', name: file.file.name, done: at, all: files.length },
                  share: (at + (part + share) / parts.length) / files.length,
                }),
            });
            result.parts.push(told);
          } catch (error) {
            if (!(error instanceof RefusedFile)) throw error;
            if (error.isKnown) result.parts.push({ ...told, isKnown: true });
            else result.left.push(`${told.name}: ${error.message}`);
          }
        }
        signal.throwIfAborted();
        return result;
      } catch (error) {
        await Promise.allSettled(fresh.map(deleteImport)); // a file is stored whole or not at all
        const why = signal.aborted ? FULL_STOP : error instanceof ApiError ? error.message : UNREADABLE;
        return { ...result, parts: [], left: [why] };
      } finally {
        reading.abort();
      }
    }

    for (const [at, file] of files.entries()) {
      if (signal.aborted) landed.push(leftOut(file.file.name, FULL_STOP));
      else {
        setState({
          is: 'sending',
          name: file.file.name,
          done: at,
          all: files.length,
          share: at / files.length,
        });
        landed.push(await storeFile(file, at));
      }
    }
    const used = new Set(landed.flatMap(({ parts }) => parts.map(({ campaignId }) => campaignId)));
    await Promise.allSettled([...made.values()].filter((id) => !used.has(id)).map(deleteCampaign));
    controller.abort();
    setState({ is: 'done', landed });
    await Promise.all([refresh(), queryClient.invalidateQueries({ queryKey: campaignsOptions.queryKey })]);
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

const CHOOSE_COLUMNS =
  'Para escolher as colunas à mão, traga este arquivo uma vez pela aba Relatórios de uma campanha: lembramos a escolha.';

function leftOut(name: string, why: string): Landed {
  return { id: randomUuid(), name, report: null, parts: [], left: [why] };
}

function leftText(campaign: string): string {
  return campaign === '' ? 'Você deixou de fora.' : `A campanha ${campaign}: você deixou de fora.`;
}
