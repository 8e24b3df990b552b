import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { FlakySite } from '../e2e/flaky-site'
import { tried } from '../faults/tried'
import { attacks, attempt } from './attacks'
import type { Engine } from './engine'
import { engines } from './engines'
import { Student } from './student'
import { rarely } from '../e2e/rarely'

/** What an element was made of runs later, if at all: there is nothing to refuse at once. */
const silent: readonly string[] = ['a script with text', 'an attribute that runs']

/** A site without a policy, which has what the attacks ask for. */
function bareSite(): FlakySite {
  const folder = mkdtempSync(join(tmpdir(), 'bare-'))
  for (const [name, text] of Object.entries({
    'index.html': '<!doctype html><title>bare</title><p>bare',
    'evil.js': '',
  }))
    writeFileSync(join(folder, name), text)
  return new FlakySite(folder)
}

/** What comes of each attack on a fresh page of a site, and what another host was asked. */
async function attacked(start: () => Promise<Engine>, site: FlakySite, goes: (student: Student) => Promise<void>) {
  const engine = await start()
  const elsewhere = new FlakySite('out')
  try {
    const [home, other] = await Promise.all([site.start(), elsewhere.start()])
    const outcomes: Record<string, string> = {}
    for (const attack of attacks) {
      await goes(new Student(engine, home))
      outcomes[attack] = await engine.run(attempt, attack, other)
    }
    return { outcomes, asked: elsewhere.asked }
  } finally {
    await engine.close()
    await Promise.all([site.stop(), elsewhere.stop()])
  }
}

for (const [name, start] of Object.entries(engines))
  test.describe(name, () => {
    test.skip(!start, `${name} is not installed here`)

    test('text becomes markup, script or request through our own doors alone', async () => {
      if (!start) return
      const { outcomes, asked } = await attacked(start, new FlakySite('out'), (student) => student.goes())
      const allowed = (attack: string) => (silent.includes(attack) ? /^(?:refused|nothing ran)$/ : /^refused$/)
      for (const attack of attacks) expect(outcomes[attack], attack).toMatch(allowed(attack))
      expect(asked).toEqual([])
      for (const attack of attacks) tried('attack', attack, { lost: 'nothing: it does not get in' })
    })

    test('the attacks are real ones: a page without a policy lets each of them in', rarely, async () => {
      if (!start) return
      const { outcomes, asked } = await attacked(start, bareSite(), (student) => student.opens(''))
      for (const attack of attacks) expect(outcomes[attack], attack).not.toBe('refused')
      for (const attack of silent) expect(outcomes[attack], attack).toBe('it ran')
      expect(asked).toEqual(expect.arrayContaining(['/', '/icon.svg']))
    })
  })
