import 'fake-indexeddb/auto'
import { openDB, deleteDB } from 'idb'
import { answerOn, day0 } from '../../lib/memory/answers'
import { browserDatabase, databaseName, type EventDatabase } from '@/components/memory/memory-database'
import { createMemoryStore, type Channel } from '@/components/memory/memory-store'
import { tried } from '../../faults/tried'

/** Tabs that hear each other, as a BroadcastChannel makes them. */
function tabs() {
  const hearing: { readonly from: Channel; readonly hear: (event: { readonly data: unknown }) => void }[] = []
  return (): Channel => {
    const channel: Channel = {
      postMessage: (data) => hearing.filter(({ from }) => from !== channel).forEach(({ hear }) => hear({ data })),
      addEventListener: (_, hear) => void hearing.push({ from: channel, hear }),
    }
    return channel
  }
}

const fails = (name: string): EventDatabase => {
  const fail = () => Promise.reject(new DOMException('no', name))
  return { readAll: fail, write: fail, clear: fail }
}
const [first, second, third] = [answerOn(day0), answerOn(day0 + 1), answerOn(day0 + 2)]
const idsOf = (store: ReturnType<typeof createMemoryStore>) => store.get().log.events.map(({ id }) => id)

// jsdom has none of its own.
globalThis.structuredClone ??= <Value,>(value: Value): Value => JSON.parse(JSON.stringify(value))
beforeEach(() => deleteDB(databaseName))

test('what is appended is there at once, and when the page is opened again', async () => {
  const store = createMemoryStore(browserDatabase())
  const stored = store.append(first)
  expect(idsOf(store)).toEqual([first.id])
  await stored
  const later = createMemoryStore(browserDatabase())
  expect(later.get()).toMatchObject({ loaded: false, log: { events: [] } })
  await later.load()
  expect(later.get()).toMatchObject({ loaded: true, trouble: null, log: { events: [first] } })
})

test('who loads later hears of all that happened since the first time', async () => {
  const store = createMemoryStore(browserDatabase())
  await store.load()
  await store.append(first)
  expect((await store.load()).log.events).toEqual([first])
  await store.clear()
  expect((await store.load()).log.events).toEqual([])
})

test('two tabs hear of each other, and neither overwrites what the other has stored', async () => {
  const newTab = tabs()
  const [one, other] = [createMemoryStore(browserDatabase(), newTab()), createMemoryStore(browserDatabase(), newTab())]
  await Promise.all([one.load(), other.load()])
  await Promise.all([one.append(first), other.append(second)])
  await one.append(third)
  const all = [first.id, second.id, third.id]
  expect([idsOf(one), idsOf(other)]).toEqual([all, all])
  expect(idsOf(await loaded())).toEqual(all)
})

async function loaded() {
  const store = createMemoryStore(browserDatabase())
  await store.load()
  return store
}

test('an answer that comes before the log is read is merged with it', async () => {
  await (await loaded()).append(first)
  const store = createMemoryStore(browserDatabase())
  await Promise.all([store.append(second), store.load()])
  expect(idsOf(store)).toEqual([first.id, second.id])
})

test('events of a later version, and damaged ones, are computed with never and thrown away never', async () => {
  const strange = { ...first, id: 'later', version: 2, mood: 'happy' }
  await (await loaded()).bring({ events: [first], aside: [strange, 'torn'] })
  const store = await loaded()
  expect(idsOf(store)).toEqual([first.id])
  expect(store.get().log.aside).toHaveLength(2)
  await store.append(second)
  expect((await loaded()).get().log.aside).toEqual(expect.arrayContaining([strange, 'torn']))
  tried('text', 'the log has events of a later version, and damaged ones', {
    lost: 'nothing: they are kept as they are, and not computed with',
  })
})

test('bringing the same log twice adds nothing', async () => {
  const store = await loaded()
  const log = { events: [first, second], aside: ['torn'] }
  await store.bring(log)
  await store.bring(log)
  expect((await loaded()).get().log).toEqual(log)
})

test('clearing forgets everything, in the other tab too', async () => {
  const newTab = tabs()
  const [one, other] = [createMemoryStore(browserDatabase(), newTab()), createMemoryStore(browserDatabase(), newTab())]
  await one.append(first)
  await one.clear()
  expect([idsOf(one), idsOf(other), idsOf(await loaded())]).toEqual([[], [], []])
})

test.each([
  ['refused', 'SecurityError'],
  ['refused', 'InvalidStateError'],
  ['full', 'QuotaExceededError'],
  ['newer', 'VersionError'],
])('%s: with %s the tab remembers by itself, and says so', async (trouble, name) => {
  const store = createMemoryStore(fails(name))
  await store.load()
  await store.append(first)
  await store.append(second)
  expect(store.get()).toMatchObject({ loaded: true, trouble })
  expect(idsOf(store)).toEqual([first.id, second.id])
})

test('once there is room again, what was done meanwhile is stored as well', async () => {
  const real = browserDatabase()
  let full = true
  const store = createMemoryStore({
    ...real,
    write: (entries) => (full ? fails('QuotaExceededError').write(entries) : real.write(entries)),
  })
  await store.append(first)
  expect(store.get().trouble).toBe('full')
  full = false
  await store.append(second)
  expect(store.get().trouble).toBeNull()
  expect(idsOf(await loaded())).toEqual([first.id, second.id])
})

test('a database of a later version of the page is left alone', async () => {
  const later = await openDB(databaseName, 9, { upgrade: (database) => void database.createObjectStore('events') })
  later.close()
  expect((await loaded()).get().trouble).toBe('newer')
})

test('listeners hear of every change until they leave', async () => {
  const store = await loaded()
  const listener = jest.fn()
  const leave = store.subscribe(listener)
  await store.append(first)
  expect(listener).toHaveBeenCalled()
  listener.mockClear()
  leave()
  await store.append(second)
  expect(listener).not.toHaveBeenCalled()
})
