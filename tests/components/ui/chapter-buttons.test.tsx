import { render, screen } from '@testing-library/react'
import { ChapterButtons } from '@/components/ui/chapter-buttons'

const choices = ['one', 'two'].map((key) => ({ key, label: key, title: key }))
const strip = (chosen: string) => <ChapterButtons choices={choices} chosen={chosen} onChoose={() => {}} />

test.each([
  ['longer than the screen', 900, 1],
  ['all in view', 300, 0],
])('a strip that is %s is scrolled to the chosen chapter %s', (_, width, times) => {
  jest.spyOn(Element.prototype, 'scrollWidth', 'get').mockReturnValue(width)
  jest.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(300)
  const { rerender } = render(strip('one'))
  jest.mocked(screen.getByRole('group').scrollTo).mockClear()
  rerender(strip('two'))
  expect(screen.getByRole('group', { name: 'Chapters' }).scrollTo).toHaveBeenCalledTimes(times)
  expect(screen.getByRole('button', { pressed: true })).toHaveTextContent('two')
})
