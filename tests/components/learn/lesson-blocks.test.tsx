import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Example, Solution, Table } from '@/app/lesson-blocks'

const example = (
  <Example title="Length of a tangent">
    <p>How long is PT?</p>
    <Solution>
      <p>So PT = 4 cm.</p>
    </Solution>
  </Example>
)

test('an example opens with its question alone; the solution comes on a tap, and goes on another', async () => {
  render(example)
  expect(screen.getByRole('heading', { name: 'Example: Length of a tangent' })).toBeVisible()
  expect(screen.getByText('Try it first')).toBeVisible()
  expect(screen.getByText('How long is PT?')).toBeVisible()
  expect(screen.getByText('So PT = 4 cm.')).not.toBeVisible()
  const fold = screen.getByText('Show the solution')
  await userEvent.click(fold)
  expect(screen.getByText('So PT = 4 cm.')).toBeVisible()
  await userEvent.click(fold)
  expect(screen.getByText('So PT = 4 cm.')).not.toBeVisible()
})

test('a table in Markdown has the look of a figure, in a box that scrolls by itself and is reached with the keyboard', () => {
  render(
    <Table>
      <tbody>
        <tr>
          <td>91</td>
        </tr>
      </tbody>
    </Table>,
  )
  expect(screen.getByRole('table')).toHaveClass('figure-table')
  const box = screen.getByRole('group', { name: 'Table' })
  expect(box).toHaveClass('figure-scroll')
  expect(box).toHaveAttribute('tabindex', '0')
})
