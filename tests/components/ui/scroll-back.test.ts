import { scrollBackTo, stayHere } from '@/components/ui/scroll-back'

const frames: FrameRequestCallback[] = []
const nextFrame = () => frames.splice(0).forEach((frame) => frame(0))
const scrolled = jest.fn()
const isAsLongAs = (height: number) =>
  Object.defineProperty(document.documentElement, 'scrollHeight', { value: height, configurable: true })

beforeEach(() => {
  frames.length = 0
  scrolled.mockClear()
  jest.spyOn(window, 'requestAnimationFrame').mockImplementation((frame) => frames.push(frame))
  jest.spyOn(window, 'scrollTo').mockImplementation(scrolled)
})

test('a page that grows is scrolled back as soon as it is long enough', () => {
  isAsLongAs(100)
  scrollBackTo(2000)
  nextFrame()
  expect(scrolled).not.toHaveBeenCalled()
  isAsLongAs(5000)
  nextFrame()
  expect(scrolled).toHaveBeenCalledWith({ top: 2000, behavior: 'instant' })
})

test('who goes on to another place meanwhile is not scrolled there', () => {
  isAsLongAs(100)
  scrollBackTo(2000)
  nextFrame()
  stayHere()
  isAsLongAs(5000)
  nextFrame()
  expect(scrolled).not.toHaveBeenCalled()
})

test('the last way back counts', () => {
  isAsLongAs(5000)
  scrollBackTo(2000)
  scrollBackTo(30)
  nextFrame()
  expect(scrolled.mock.calls).toEqual([[{ top: 30, behavior: 'instant' }]])
})
