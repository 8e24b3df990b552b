import { proveProblem } from '@/checks/prove/prove-problem'
import { crossChecked, poseProblem, templates } from '@/lib/problems/all'

const observer = templates.find(({ id }) => id === 'ht-height-of-observer')
const seed = Array.from({ length: 60 }, (_, index) => `${index}`).find(
  (one) => observer && poseProblem(observer, one).question.includes('\\sqrt{3} = 1.73'),
)
if (!observer || seed === undefined) throw new Error('no question puts 1.73 for the root')
const problem = poseProblem(observer, seed)
const again = crossChecked(observer, seed)

test('a line may keep the root until it puts 1.73 for it', () => {
  expect(proveProblem(problem, again).complaints).toEqual([])
})

test('a wrong number in the line that puts 1.73 is caught', () => {
  const broken = (text: string) => (text.startsWith('Putting') ? text.replace(/(\d)( m)?(\$ m)$/, '0$1$3') : text)
  const steps = problem.steps.map(broken)
  const parts = problem.parts.map((part) => ({
    ...part,
    steps: part.steps.map((line, index) => ({ ...line, text: steps[index] ?? line.text })),
  }))
  expect(steps).not.toEqual(problem.steps)
  expect(proveProblem({ ...problem, steps, parts }, again).complaints).not.toEqual([])
})
