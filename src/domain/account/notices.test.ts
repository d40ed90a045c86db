import { expect, it } from 'vitest';
import { guideChoiceSchema } from './guides.ts';
import { noticeChoiceSchema } from './notices.ts';

it('notices are switched off once each', () => {
  const muted = ['page_worse', 'trial_ending', 'page_worse'];
  expect(noticeChoiceSchema.parse({ muted })).toEqual({ muted: ['page_worse', 'trial_ending'] });
  expect(noticeChoiceSchema.parse({ muted: [] })).toEqual({ muted: [] });
});

it.each([[{}], [{ muted: ['newsletter'] }], [{ muted: 'trial_ending' }], [{ muted: [], plan: 'pro' }]])(
  'the choice of notices %j is refused',
  (choice) => {
    expect(noticeChoiceSchema.safeParse(choice).success).toBe(false);
  },
);

it.each([
  [{ guide: 'tour', isClosed: true }, true],
  [{ guide: 'first_steps', isClosed: false }, true],
  [{ guide: 'tour' }, false],
  [{ guide: 'tour', isClosed: 'sim' }, false],
  [{ guide: 'outro', isClosed: true }, false],
])('closing a guide with %j is accepted: %s', (choice, accepted) => {
  expect(guideChoiceSchema.safeParse(choice).success).toBe(accepted);
});
