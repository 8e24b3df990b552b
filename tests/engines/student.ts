import { readFileSync } from 'node:fs'
import type { Control, Engine } from './engine'

declare global {
  interface Window {
    readonly TestingLibraryDom?: typeof import('@testing-library/dom')
    readonly named?: (role: string, name: string) => HTMLElement | undefined
  }
}

/** Finds by role and name, as those do who hear the page. */
const finder = readFileSync('node_modules/@testing-library/dom/dist/@testing-library/dom.umd.min.js', 'utf8')

/** Generous, because machines are shared. */
const patience = 30_000

/** Who uses the site in any engine: sees what has a role and a name, clicks and types. In a name "…" stands for anything. */
export class Student {
  constructor(
    private readonly engine: Engine,
    private readonly home: string,
  ) {}

  /** Goes to a page that is all there in its HTML. */
  async opens(path: string): Promise<void> {
    await this.engine.open(`${this.home}${path}`)
    await this.engine.add(`${finder}; window.named = ${named.toString()}`)
    await this.engine.run(watch)
  }

  /** Goes to a place by its link; there the page is alive. */
  async goes(query = ''): Promise<void> {
    await this.opens(query)
    await until('the page is alive', async () => (await this.engine.run(isAlive)) === 'true')
  }

  clicks = async (role: string, name: string): Promise<void> => (await this.finds(role, name)).click()

  async types(role: string, name: string, text: string): Promise<void> {
    const box = await this.finds(role, name)
    await this.engine.run(empty, role, name)
    await box.type(text)
  }

  presses = async (role: string, name: string, key: Parameters<Control['press']>[0]): Promise<void> =>
    (await this.finds(role, name)).press(key)

  /** Waits until what has this role and name says this; where no text is asked, until it is there. */
  async sees(role: string, name: string, text = ''): Promise<void> {
    await until(`${role} "${name}" says "${text}"`, async () => (await this.reads(role, name))?.includes(text) ?? false)
  }

  /** Waits until a box holds this text. */
  holds = (role: string, name: string, text: string): Promise<void> =>
    until(`${role} "${name}" holds "${text}"`, async () => (await this.engine.run(valueOf, role, name)) === text)

  /** What it says now; undefined where it is not there. */
  async reads(role: string, name: string): Promise<string | undefined> {
    const text = await this.engine.run(textOf, role, name)
    return text.startsWith('=') ? text.slice(1) : undefined
  }

  /** Waits until the page says this anywhere. */
  hears = (text: string): Promise<void> =>
    until(`the page says "${text}"`, async () => (await this.engine.run(bodyText)).includes(text))

  /** What went wrong since the student came: errors, what the content policy refused, and a page that is wider than the screen. */
  troubles = (): Promise<string> => this.engine.run(troublesSince)

  private async finds(role: string, name: string): Promise<Control> {
    let found: Control | undefined
    await until(`${role} "${name}" is there`, async () => {
      found = await this.engine.find(element, role, name)
      return found !== undefined
    })
    if (!found) throw new Error(`no ${role} "${name}"`)
    return found
  }
}

/** Looks again and again; what it finds in a page that is just changing does not count. @throws when it takes too long. */
export async function until(what: string, holds: () => Promise<boolean>): Promise<void> {
  const end = Date.now() + patience
  for (;;) {
    if (await holds()) return
    if (Date.now() > end) throw new Error(`waited in vain: ${what}`)
    await new Promise((done) => setTimeout(done, 100))
  }
}

// What follows runs in the page.

function named(role: string, name: string): HTMLElement | undefined {
  const pieces = name.split('…').map((piece) => piece.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
  return window.TestingLibraryDom?.queryAllByRole(document.body, role, {
    ...(name !== '' && { name: new RegExp(`^${pieces.join('.*')}$`) }),
  })[0]
}

function element(role = '', name = ''): Element | null {
  const found = window.named?.(role, name)
  found?.scrollIntoView({ block: 'center', behavior: 'instant' })
  return found ?? null
}

function textOf(role = '', name = ''): string {
  const found = window.named?.(role, name)
  return found ? `=${found.textContent}` : ''
}

function valueOf(role = '', name = ''): string {
  const box = window.named?.(role, name)
  return box instanceof HTMLInputElement ? box.value : ''
}

/** As by marking all and cutting it. */
function empty(role = '', name = ''): void {
  const box = window.named?.(role, name)
  if (!(box instanceof HTMLInputElement)) return
  box.focus()
  box.select()
  document.execCommand('delete')
}

const bodyText = (): string => document.body.innerText

const isAlive = (): string => String(document.documentElement.matches('[data-alive]'))

function watch(): void {
  const note = (trouble: string) =>
    document.documentElement.setAttribute(
      'data-troubles',
      `${document.documentElement.getAttribute('data-troubles') ?? ''}${trouble}\n`,
    )
  window.addEventListener('error', ({ message }) => note(message))
  window.addEventListener('unhandledrejection', ({ reason }) => note(String(reason)))
  document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample }) =>
    note(`refused: ${effectiveDirective} ${blockedURI} ${sample}`),
  )
}

function troublesSince(): string {
  const { scrollWidth } = document.documentElement
  const tooWide = scrollWidth > window.innerWidth ? `${scrollWidth} px wide on a screen of ${window.innerWidth}` : ''
  return `${document.documentElement.getAttribute('data-troubles') ?? ''}${tooWide}`
}
