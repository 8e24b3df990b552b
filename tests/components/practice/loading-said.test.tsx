import { act, screen } from '@testing-library/react'
import { problemWhere } from './posed'
import { card, practiceOn, practicePage } from './practice-page'

/** What holds up the problems of the test; nothing unless it says so. */
let held: Promise<void> | undefined
jest.mock('@/components/practice/problem-of-link', () => {
  const real = jest.requireActual<typeof import('@/components/practice/problem-of-link')>(
    '@/components/practice/problem-of-link',
  )
  return {
    problemOfLink: async (request: Parameters<typeof real.problemOfLink>[0]) => {
      await held
      return real.problemOfLink(request)
    },
  }
})
afterEach(() => {
  held = undefined
})

const onItsWay = () => screen.queryByText('Loading the problem…')
const polynomial = problemWhere(({ type }) => type === 'polynomials')

function heldUp(): () => void {
  let letGo = () => {}
  held = new Promise((done) => {
    letGo = done
  })
  return letGo
}

test('the first problem is said to be on its way at once', async () => {
  const letGo = heldUp()
  const { press } = await practicePage()
  await press('Generate CBSE Problem')
  expect(onItsWay()).toBeInTheDocument()
  await act(async () => letGo())
})

test('of a problem that comes at once nobody hears that it is on its way', async () => {
  const { press } = await practiceOn(polynomial)
  const heard: boolean[] = []
  new MutationObserver(() => heard.push(onItsWay() !== null)).observe(document.body, {
    subtree: true,
    childList: true,
    characterData: true,
  })
  const before = card().textContent
  await press('Generate CBSE Problem')
  expect(card()).not.toHaveTextContent(before ?? '', { normalizeWhitespace: false })
  expect(heard).not.toContain(true)
  expect(screen.getByText(/^New problem:/)).toBeInTheDocument()
})

test('one that takes its time is said to be on its way, and then to be there', async () => {
  const { press, wait } = await practiceOn(polynomial)
  const letGo = heldUp()
  await press('Generate CBSE Problem')
  expect(onItsWay()).not.toBeInTheDocument()
  await wait(100)
  expect(onItsWay()).toBeInTheDocument()
  letGo()
  for (let turn = 0; turn < 100 && onItsWay(); turn++) await wait(0)
  expect(screen.getByText(/^New problem:/)).toBeInTheDocument()
})
