import { expect } from '@playwright/test'
import { goToStill, type App } from './app'
import { fileTroubles, type FileTrouble } from './file-troubles'

/** A file that the page needs at some moment, and how its user gets on when it comes wrong. */
export interface NeededFile {
  /** "the script of practice, when its tab is opened first" */
  readonly what: string
  readonly files: RegExp
  /** What is there before the file comes wrong. */
  readonly before: (app: App) => Promise<unknown>
  readonly act: (app: App) => Promise<unknown>
  /** What works, with the file. */
  readonly works: (app: App) => ReturnType<App['button']>
  /** A trouble that is not tried here. */
  readonly except?: FileTrouble
  /** Once more, where the page has no "Try again" of its own. */
  readonly again?: (app: App) => Promise<unknown>
}

const scripts = /^\/_next\/static\/chunks\/.*\.js$/
const start = (app: App) => app.go()
const practice = async (app: App) => {
  await app.go('?tab=practice&topic=circles&difficulty=easy')
  await expect(app.button('Generate CBSE Problem')).toBeVisible()
}
const sample = 'CBSE 2024 Sample Question Paper (Solved)'

export const neededFiles: readonly NeededFile[] = [
  {
    what: 'the scripts of the page, at its first load',
    // The browser itself waits for it, and so does the test: see app/start-trouble.tsx.
    except: 'begins and never ends',
    files: scripts,
    before: async () => {},
    act: (app) => goToStill(app.page, './'),
    works: (app) => app.page.locator('html[data-alive]'),
    again: (app) => goToStill(app.page, './'),
  },
  {
    what: 'the style sheet and the fonts, at the first load',
    files: /\.(?:css|woff2)$/,
    before: async () => {},
    act: start,
    works: (app) => app.titled('Real Numbers'),
  },
  {
    what: 'the text of a lesson, when it is chosen',
    files: /^\/lessons\/.*\.json$/,
    before: start,
    act: (app) => app.choose('Circles'),
    works: (app) => app.titled('Circles'),
  },
  {
    what: 'the script of practice, when its tab is opened first',
    files: scripts,
    before: start,
    act: (app) => app.tab('Practice').click(),
    works: (app) => app.button('Generate CBSE Problem'),
  },
  {
    what: 'the problems of a chapter, when the first is asked for',
    files: scripts,
    before: practice,
    act: (app) => app.button('Generate CBSE Problem').click(),
    works: (app) => app.problem(),
    again: (app) => app.button('Generate CBSE Problem').click(),
  },
  {
    what: 'the script of the papers, when their tab is opened first',
    files: scripts,
    before: start,
    act: (app) => app.tab('Past Papers').click(),
    works: (app) => app.titled(sample),
  },
  {
    what: 'the text of a paper, when it is opened',
    files: /^\/papers\/.*\.json$/,
    before: start,
    act: (app) => app.tab('Past Papers').click(),
    works: (app) => app.titled(sample),
  },
  {
    what: 'the script of the assistant, when it is opened first',
    files: scripts,
    before: start,
    act: (app) => app.openAssistantLate(),
    works: (app) => app.dialog(),
  },
  {
    what: 'the tips, when the assistant is opened first',
    files: /^\/tips\/.*\.json$/,
    before: start,
    act: (app) => app.openAssistantLate(),
    works: (app) => app.dialog(),
  },
]

/** A file that the worker takes, and no page asks for. */
export const keptFile = 'the text of a lesson, while the site is saved for offline use'

/** Each file with each trouble, as docs/faults.md names it. */
export const fileFaults: readonly string[] = [...neededFiles, { what: keptFile, except: undefined }].flatMap(
  ({ what, except }) => fileTroubles.filter((how) => how !== except).map((how) => faultOf(what, how)),
)

export function faultOf(what: string, how: FileTrouble): string {
  return `${what}: it ${how}`
}
