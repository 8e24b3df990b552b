import { accidentComplaints } from '@/checks/prove/by-accident'
import { templates } from '@/lib/problems/all'
import { distinctSlips } from '@/lib/problems/slips/distinct-slips'
import { template } from '@/lib/problems/template'

/** An HCF of three numbers, of which the third changes nothing in so many of a hundred draws. */
const planted = (idle: number, wrongRoadsShow?: true) =>
  template<boolean>({
    id: 'planted-hcf-of-three',
    topic: 'real-numbers',
    difficulty: 'easy',
    archetypes: ['rn-hcf-lcm-factorisation'],
    marks: 1,
    ...(wrongRoadsShow && { wrongRoadsShow }),
    draw: (random) => random.integer(1, 100) <= idle,
    pose: () => {
      throw new Error('its slips alone are looked at')
    },
    crossCheck: () => '6',
    slips: (isIdle) =>
      distinctSlips('6', [
        { response: isIdle ? '6' : '12', note: 'That divides 24 and 36. Does it divide $90$ too?', step: 'last' },
      ]),
  })
const seeds = Array.from({ length: 300 }, (_, i) => `planted-${i}`)

test('a wrong road that leads to the key in more than a tenth of the draws is found, and named', () =>
  expect(accidentComplaints(planted(40), seeds)).toEqual([
    expect.stringMatching(/^accident: "That divides # and #\. Does it divide … too\?" .* in (3|4)\d % of the draws/),
  ]))

test('one that leads there seldom is chance', () => expect(accidentComplaints(planted(5), seeds)).toEqual([]))

test('a known one is no complaint until it is mended', () => {
  const known = new Set(['planted-hcf-of-three'])
  expect(accidentComplaints(planted(40), seeds, known)).toEqual([])
  expect(accidentComplaints(planted(0), seeds, known)).toEqual([expect.stringContaining('take it off the list')])
})

test('a road that leads to the key is no slip of that draw, and counts where it does', () => {
  const idle = planted(100)
  expect(idle.slips('a')).toEqual([])
  expect(idle.accidents('a')).toMatchObject([{ response: '6' }])
})

test('numbers with which a wrong road leads to the key are drawn again, where the template asks for it', () => {
  const mended = planted(40, true)
  expect(seeds.flatMap((seed) => mended.accidents(seed))).toEqual([])
  expect(planted(100, true).accidents('a')).toHaveLength(1)
})

test('no template of the bank leads to its key by a wrong road too often', () => {
  const some = seeds.slice(0, 120)
  expect(
    templates.flatMap((one) => accidentComplaints(one, some).map((complaint) => `${one.id}: ${complaint}`)),
  ).toEqual([])
})
