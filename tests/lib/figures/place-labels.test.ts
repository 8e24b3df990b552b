import { boxAround, overlap } from '@/lib/figures/box'
import { labelExtent } from '@/lib/figures/label-text'
import { placeLabels, spotsAround } from '@/lib/figures/place-labels'

const frame = { left: 0, top: 0, right: 320, bottom: 200 }
const label = (text: string, spots: readonly (readonly [number, number])[]) => ({ text, size: 15, look: '', spots })

test('a label keeps off a line when another place is free', () => {
  const barriers = [{ from: [0, 50], to: [320, 50] }] as const
  const [placed] = placeLabels(
    [
      label('6 cm', [
        [100, 50],
        [100, 70],
      ]),
    ],
    { frame, barriers },
  )
  expect(placed).toMatchObject({ at: [100, 70] })
})

test('two labels do not cover each other', () => {
  const spots = spotsAround([100, 100], [0, -1], 'A', 15, 5)
  const placed = placeLabels([label('A', spots), label('B', spots)], { frame, barriers: [] })
  const [a, b] = placed.map((shape) => boxAround(shape.kind === 'text' ? shape.at : [0, 0], labelExtent('A', 15)))
  expect(a && b && overlap(a, b)).toBeLessThan(2)
})

test('a label stays in the frame', () => {
  const spots = spotsAround([3, 100], [-1, 0], '12 cm', 15, 5)
  const [placed] = placeLabels([label('12 cm', spots)], { frame, barriers: [] })
  expect(placed?.kind === 'text' && placed.at[0]).toBeGreaterThan(20)
})

test('a number of an axis gives way to a label that has no other place', () => {
  const walls = [
    { from: [0, 40], to: [320, 40] },
    { from: [0, 60], to: [320, 60] },
  ] as const
  const number = { ...label('12', [[100, 50]]), optional: true }
  expect(placeLabels([number, label('A', [[100, 50]])], { frame, barriers: walls })).toMatchObject([{ text: 'A' }])
})

test('a label that has no free spot slides round what it names, and needs no arrow there', () => {
  const line = { from: [0, 100], to: [320, 100] } as const
  const named = { ...label('x + y = 4', [[160, 100]]), anchors: [[160, 100] as const] }
  const [placed, ...arrow] = placeLabels([named], { frame, barriers: [line] })
  expect(arrow).toEqual([])
  expect(placed?.kind === 'text' && Math.abs(placed.at[1] - 100)).toBeGreaterThan(8)
  expect(placed?.kind === 'text' && Math.abs(placed.at[1] - 100)).toBeLessThan(25)
})
