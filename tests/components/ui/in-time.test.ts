import { inTime, longestWait, LoadTrouble } from '@/components/ui/in-time'

/** A server that is there, and what was asked of it. */
function standInServer() {
  const asked: string[] = []
  Object.defineProperty(window, 'fetch', {
    configurable: true,
    value: (address: string) => {
      asked.push(address)
      return Promise.reject(new TypeError('Failed to fetch'))
    },
  })
  Object.defineProperty(window, 'stop', { configurable: true, value: () => asked.push('stop') })
  return asked
}

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

test('what answers is what comes, and no one is asked for a cause', async () => {
  const asked = standInServer()
  await expect(inTime(() => Promise.resolve('Euclid'))).resolves.toBe('Euclid')
  expect(asked).toEqual([])
})

test('a file that hangs has an end; what is there already is not held up by it afterwards', async () => {
  const asked = standInServer()
  const hung = inTime(() => new Promise(() => {})).catch((error: unknown) => error)
  await jest.advanceTimersByTimeAsync(longestWait)
  expect(await hung).toBeInstanceOf(LoadTrouble)
  const before = [...asked]
  expect(before).toContain('stop')
  await expect(inTime(() => Promise.resolve('posed'))).resolves.toBe('posed')
  expect(asked).toEqual(before)
})

test('after that, a file that does not answer at once makes way for the question whether the server is there', async () => {
  const asked = standInServer()
  const hung = inTime(() => new Promise(() => {})).catch((error: unknown) => error)
  await jest.advanceTimersByTimeAsync(2000)
  expect(asked[0]).toBe('stop')
  expect(asked[1]).toContain('?release=now')
  await jest.advanceTimersByTimeAsync(longestWait)
  expect(await hung).toBeInstanceOf(LoadTrouble)
})
