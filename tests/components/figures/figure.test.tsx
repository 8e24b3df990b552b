import { render, screen, within } from '@testing-library/react'
import { renderToStaticMarkup } from 'react-dom/server'
import { samples } from './samples'
import { Figure } from '@/components/figures/figure'
import type { SketchFigure } from '@/lib/figures/figure'

const named = samples.map((sample, i) => [`${i + 1}: ${sample.kind} ${sample.caption ?? ''}`, sample] as const)
const drawn = named.filter(([, { kind }]) => kind !== 'table')

test.each(drawn)('%s is one image named by its description', (_, sample) => {
  render(<Figure {...sample} />)
  expect(screen.getByRole('img', { name: sample.description })).toBeVisible()
})

test.each(named)('%s has only finite numbers and no style attributes', (_, sample) => {
  const markup = renderToStaticMarkup(<Figure {...sample} />)
  expect(markup).not.toMatch(/NaN|Infinity|undefined|style=/)
})

test.each(drawn)('%s keeps its texts legible and inside the drawing', (_, sample) => {
  const { container } = render(<Figure {...sample} />)
  const [, , width, height] = container.querySelector('svg')?.getAttribute('viewBox')?.split(' ').map(Number) ?? []
  expect(width).toBe(320)
  for (const text of container.querySelectorAll('text')) {
    expect(Number(text.getAttribute('font-size'))).toBeGreaterThanOrEqual(13)
    const [x, y] = [Number(text.getAttribute('x')), Number(text.getAttribute('y'))]
    expect(x > 0 && x < 320 && y > 8 && y < (height ?? 0)).toBe(true)
  }
})

test('a caption is set by the reader that was handed in', () => {
  const sketch: SketchFigure = { kind: 'sketch', description: 'A point.', points: { A: [0, 0] }, caption: 'Point $A$' }
  render(<Figure {...sketch} renderCaption={(text) => <em>{text.replaceAll('$', '')}</em>} />)
  expect(screen.getByText('Point A').tagName).toBe('EM')
})

test('a table has headings with a scope, a caption, and cells set like captions', () => {
  render(
    <Figure
      kind="table"
      description="Marks of 30 students."
      caption="Marks"
      head={['Marks', '$f$']}
      rows={[['0 – 10', '4']]}
      rowHeadings
      renderText={(text) => text.replaceAll('$', '')}
    />,
  )
  const table = within(screen.getByRole('table', { name: 'Marks' }))
  expect(table.getByRole('columnheader', { name: 'f' })).toHaveAttribute('scope', 'col')
  expect(table.getByRole('rowheader', { name: '0 – 10' })).toHaveAttribute('scope', 'row')
  expect(table.getByRole('cell', { name: '4' })).toBeInTheDocument()
  expect(screen.getByRole('group', { name: 'Marks of 30 students.' })).toHaveAttribute('tabindex', '0')
})

test('an author who names a missing point is told which', () => {
  const wrong: SketchFigure = {
    kind: 'sketch',
    description: 'A line.',
    points: { A: [0, 0] },
    segments: [{ from: 'A', to: 'B' }],
  }
  expect(() => renderToStaticMarkup(<Figure {...wrong} />)).toThrow('there is no point "B"')
})

test('a range without 0 is refused', () => {
  expect(() => renderToStaticMarkup(<Figure kind="plane" description="Axes." x={[1, 4]} y={[0, 3]} />)).toThrow(
    'must hold 0',
  )
})
