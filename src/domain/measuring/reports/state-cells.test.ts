import { expect, it } from 'vitest';
import { dailyBudgetIn, isKeywordStopped, isStoppedState } from './state-cells.ts';

it.each([
  ['Paused', true],
  ['Pausada', true],
  ['Removida', true],
  ['Detenida', true],
  ['Eliminado', true],
  ['Ended', true],
  ['Enabled', false],
  ['Ativada', false],
  ['Habilitada', false],
  ['', false],
])('the state %j is stopped: %s', (state, isStopped) => {
  expect(isStoppedState(state)).toBe(isStopped);
});

it.each([
  [{ keywordStatus: 'Pausado' }, true],
  [{ keywordStatus: 'Enabled', reasons: 'campaign paused; below first page bid' }, true],
  [{ keywordStatus: 'Ativado', reasons: 'grupo de anúncios pausado' }, true],
  [{ keywordStatus: 'Habilitado', reasons: 'campaña pausada' }, true],
  [{ keywordStatus: 'Ativado', reasons: 'abaixo do lance de primeira página' }, false],
  [{ reasons: 'a maioria dos anúncios foi limitada pela política' }, false],
  [{}, false],
])('a keyword with %j shows no ads: %s', (details, isStopped) => {
  expect(isKeywordStopped(details)).toBe(isStopped);
});

it.each([
  [{ budget: '50', budgetName: '', budgetType: 'Diário' }, 50],
  [{ budget: '50.5', budgetType: 'Daily' }, 50.5],
  [{ budget: '50' }, 50],
  [{ budget: '50', budgetName: 'Todas as campanhas' }, null],
  [{ budget: '900', budgetType: 'Total da campanha' }, null],
  [{ budget: '0' }, null],
  [{ budget: 'R$ 50 por dia' }, null],
  [{}, null],
])('the daily budget of %j is %s', (details, budget) => {
  expect(dailyBudgetIn(details)).toBe(budget);
});
