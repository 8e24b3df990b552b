import { z } from 'zod'
import { phone, type Control, type Engine, type InPage, type Key } from './engine'

/** The key under which the protocol names an element (https://www.w3.org/TR/webdriver2/#elements). */
const elementKey = 'element-6066-11e4-a52e-4f735466cecf'
const elementShape = z.object({ [elementKey]: z.string() })

const codeOf: Readonly<Record<Key, string>> = { Enter: '\uE007', ArrowDown: '\uE015', ArrowUp: '\uE013' }

/** A session of a driver that speaks WebDriver, whose window has the size of a phone. `stop` ends the driver. @throws what the driver answers. */
export async function webdriverSession(driver: string, stop: () => void): Promise<Engine> {
  const { sessionId } = z
    .object({ sessionId: z.string() })
    .parse(await command('POST', `${driver}/session`, { capabilities: {} }))
  const session = `${driver}/session/${sessionId}`
  const post = (path: string, body: object) => command('POST', `${session}/${path}`, body)
  await post('timeouts', { script: 60_000, pageLoad: 60_000 })
  await post('window/rect', phone)
  /** The protocol waits for what the script promises. */
  const execute = (work: InPage<unknown>, given: readonly string[]) =>
    post('execute/sync', { script: `return (${work.toString()})(...arguments)`, args: given })
  return {
    async open(address) {
      await post('url', { url: address })
    },
    run: async (work, ...given) => String(await execute(work, given)),
    async find(search, ...given) {
      const found = elementShape.safeParse(await execute(search, given))
      return found.success ? controlOf(found.data[elementKey] ?? '', post) : undefined
    },
    async add(script) {
      await post('execute/sync', { script, args: [] })
    },
    async close() {
      await command('DELETE', session)
      stop()
    },
  }
}

function controlOf(id: string, post: (path: string, body: object) => Promise<unknown>): Control {
  const type = async (text: string) => void (await post(`element/${id}/value`, { text }))
  return {
    click: async () => void (await post(`element/${id}/click`, {})),
    type,
    press: (key) => type(codeOf[key]),
  }
}

const answerShape = z.object({ value: z.unknown() })
const troubleShape = z.object({ value: z.object({ error: z.string(), message: z.string() }) })

async function command(method: string, address: string, body?: object): Promise<unknown> {
  const response = await fetch(address, { method, ...(body && { body: JSON.stringify(body) }) })
  const answer: unknown = await response.json()
  if (response.ok) return answerShape.parse(answer).value
  const { error, message } = troubleShape.parse(answer).value
  throw new Error(`${method} ${new URL(address).pathname}: ${error}: ${message}`)
}
