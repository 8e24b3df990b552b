/** What a browser can do to the page's storage. Each function runs in the browser before the page's own scripts, by itself. */
export interface Fault {
  readonly name: string
  /** What is broken, before the page starts. */
  readonly arm?: () => void
  /** What the storage holds under `mathTutorProgress` when the page starts. */
  readonly stored?: string
  /** Correct Answers after one right answer; 1 where it is not said. */
  readonly counted?: string
  /** The one line that says what is not kept; undefined where all is kept. */
  readonly line?: RegExp
  /** Whether the answer is there again in a new tab of the sound browser. */
  readonly afterwards: 'kept' | 'forgotten' | 'as it was'
}

const most = Number.MAX_SAFE_INTEGER
const lost = /does not let the page store your progress/
const aside = /could not be read. It is kept aside/
const typing = /your answers are kept, but what you type will be lost/

export const faults: readonly Fault[] = [
  {
    name: 'cookies are blocked: to name any storage throws',
    arm: () => {
      for (const name of ['localStorage', 'sessionStorage', 'indexedDB'])
        Object.defineProperty(window, name, {
          get() {
            throw new DOMException('denied', 'SecurityError')
          },
        })
    },
    line: lost,
    afterwards: 'forgotten',
  },
  {
    name: 'to name the local storage throws, the database works',
    arm: () => {
      Object.defineProperty(window, 'localStorage', {
        get() {
          throw new DOMException('denied', 'SecurityError')
        },
      })
    },
    line: typing,
    afterwards: 'kept',
  },
  {
    name: 'there is no local storage (an app that shows the page)',
    arm: () => {
      Object.defineProperty(window, 'localStorage', { value: null })
    },
    line: typing,
    afterwards: 'kept',
  },
  {
    name: 'the local storage is full',
    arm: () => {
      Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError')
      }
    },
    line: typing,
    afterwards: 'kept',
  },
  {
    name: 'the local storage and the database are full',
    arm: () => {
      const full = () => {
        throw new DOMException('full', 'QuotaExceededError')
      }
      Storage.prototype.setItem = full
      IDBObjectStore.prototype.put = full
    },
    line: lost,
    afterwards: 'forgotten',
  },
  {
    name: 'writing throws what is no error',
    arm: () => {
      Storage.prototype.setItem = () => {
        throw 'no'
      }
    },
    line: typing,
    afterwards: 'kept',
  },
  {
    name: 'reading alone throws: what is stored is not overwritten',
    stored: '{"version":1,"totalProblems":40,"correctAnswers":30}',
    arm: () => {
      Storage.prototype.getItem = () => {
        throw new DOMException('denied', 'SecurityError')
      }
    },
    line: typing,
    afterwards: 'as it was',
  },
  {
    name: 'the storage is slow',
    arm: () => {
      const { setItem } = Storage.prototype
      Storage.prototype.setItem = function (key, value) {
        const end = performance.now() + 150
        while (performance.now() < end);
        setItem.call(this, key, value)
      }
    },
    afterwards: 'kept',
  },
  {
    name: 'there are no locks',
    arm: () => void Reflect.deleteProperty(Navigator.prototype, 'locks'),
    afterwards: 'kept',
  },
  {
    name: 'a lock is never granted',
    arm: () => {
      LockManager.prototype.request = () => new Promise(() => {})
    },
    afterwards: 'kept',
  },
  {
    name: 'tabs cannot speak to each other',
    arm: () => void Reflect.deleteProperty(window, 'BroadcastChannel'),
    afterwards: 'kept',
  },
  {
    name: 'there is no database',
    arm: () => {
      Object.defineProperty(window, 'indexedDB', { value: undefined })
    },
    afterwards: 'kept',
  },
  {
    name: 'the database refuses to open',
    arm: () => {
      IDBFactory.prototype.open = () => {
        throw new DOMException('denied', 'SecurityError')
      }
    },
    afterwards: 'kept',
  },
  {
    name: 'the database never answers',
    arm: () => {
      const { open } = IDBFactory.prototype
      IDBFactory.prototype.open = function (name, version) {
        const request = open.call(this, name, version)
        request.addEventListener = () => {}
        return request
      }
    },
    afterwards: 'kept',
  },
  {
    name: 'the database is full',
    arm: () => {
      IDBObjectStore.prototype.put = () => {
        throw new DOMException('full', 'QuotaExceededError')
      }
    },
    afterwards: 'kept',
  },
  {
    name: 'the database throws when it is read',
    arm: () => {
      IDBObjectStore.prototype.getAll = () => {
        throw new DOMException('damaged', 'UnknownError')
      }
    },
    afterwards: 'kept',
  },
  {
    name: 'a newer page has renewed the database',
    arm: () => {
      indexedDB.open('mathTutorMemory', 9)
    },
    line: /A newer version of this page has stored your work/,
    afterwards: 'kept',
  },
  {
    name: 'the counts are at the limit of integers',
    stored: JSON.stringify({ version: 1, totalProblems: most, correctAnswers: most, streak: most }),
    counted: `${most}`,
    afterwards: 'as it was',
  },
  {
    name: 'the counts are beyond the limit of integers',
    stored: '{"version":1,"totalProblems":9007199254740993,"correctAnswers":3}',
    counted: '4',
    afterwards: 'kept',
  },
  {
    name: 'a newer page has stored the progress',
    stored: '{"version":2,"totalProblems":40,"correctAnswers":30,"medals":["gold"]}',
    counted: '31',
    line: /A newer version of this page has stored your work/,
    afterwards: 'as it was',
  },
  {
    name: 'an older page has stored the progress, without a version',
    stored: '{"totalProblems":40,"correctAnswers":30}',
    counted: '31',
    afterwards: 'kept',
  },
  ...['', 'null', '[]', '{"totalProblems":3', '{"totalProblems":3,"correctAnswers":9}', '\u0000\u0001'].map(
    (stored): Fault => ({
      name: `the stored progress is damaged: ${JSON.stringify(stored)}`,
      stored,
      line: aside,
      afterwards: 'kept',
    }),
  ),
  ...[-400, 400].map((days): Fault => ({
    name: `the clock is ${Math.abs(days)} days ${days < 0 ? 'slow' : 'fast'}`,
    arm: days < 0 ? clockBack : clockForward,
    afterwards: 'kept',
  })),
]

/** What a student loses by a fault, in words. */
export function lostBy({ line, afterwards }: Fault): string {
  if (afterwards === 'forgotten') return 'the answers, when the page is closed: one line says so before'
  if (line === typing) return 'what is typed and not submitted, at a reload: one line says so before'
  if (line === aside) return 'nothing: the text is kept aside and offered, and one line says so'
  return line ? 'nothing: what a newer page stored is left as it is' : 'nothing'
}

function clockBack(): void {
  const { now } = Date
  Date.now = () => now() - 400 * 86_400_000
}

function clockForward(): void {
  const { now } = Date
  Date.now = () => now() + 400 * 86_400_000
}
