import { whenServed } from '@/components/desk/when-served'

const quickly = { every: 1, until: 50 }

/** A server that gives these stamps one after another, and then the last one for ever. */
function serving(...stamps: readonly (string | Error | null)[]) {
  let asked = 0
  return {
    asked: () => asked,
    stampNow: () => {
      const stamp = stamps[Math.min(asked++, stamps.length - 1)]
      return stamp instanceof Error ? Promise.reject(stamp) : Promise.resolve(stamp ?? null)
    },
  }
}

test('a change that the server has not taken in yet is waited for', async () => {
  const server = serving('old', 'old', 'new')
  await whenServed('old', server.stampNow, quickly)
  expect(server.asked()).toBe(3)
})

test('a change that is served already is shown at once', async () => {
  const server = serving('new')
  await whenServed('old', server.stampNow, quickly)
  expect(server.asked()).toBe(1)
})

test('a server that fails, or names no stamp, while it is made anew is asked again', async () => {
  const server = serving(new Error('refused'), null, 'new')
  await whenServed('old', server.stampNow, quickly)
  expect(server.asked()).toBe(3)
})

test('a change that leaves the content as it was, a comment say, is not waited for for ever', async () => {
  const server = serving('old')
  await whenServed('old', server.stampNow, quickly)
  expect(server.asked()).toBe(50)
})
