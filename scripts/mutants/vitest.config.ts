import { defineConfig } from 'vitest/config';
import whole from '../../vitest.config.ts';

/** The tests of `npm run mutants`: the one project that tests the room, and of it the files that the room names. */
const { project, tests } = JSON.parse(process.env['MUTANTS_ROOM'] ?? '{}') as {
  project: string;
  tests: string[];
}; // as scripts/mutants.ts writes it

export default defineConfig({
  test: {
    tags: whole.test?.tags,
    projects: whole.test?.projects?.flatMap((each) =>
      typeof each === 'object' && 'test' in each && each.test?.name === project
        ? [{ ...each, test: { ...each.test, include: tests, tagsFilter: ['!long'] } }]
        : [],
    ),
  },
});
