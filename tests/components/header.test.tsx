import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { Header } from '@/components/header'
import type { Tab } from '@/lib/links/link'

function HeaderOn({ first, onAssistant = () => {} }: { readonly first: Tab; readonly onAssistant?: () => void }) {
  const [tab, setTab] = useState<Tab>(first)
  return <Header tab={tab} onTab={setTab} onAssistant={onAssistant} />
}

const selected = () => screen.getByRole('tab', { selected: true })

test('the banner names the product, the board and the three tabs, in this order', () => {
  render(<HeaderOn first="learn" />)
  const banner = within(screen.getByRole('banner'))
  expect(banner.getByRole('heading', { level: 1, name: 'CBSE Math Tutor' })).toBeVisible()
  expect(banner.getByText('CBSE 2025')).toBeVisible()
  const tabs = within(banner.getByRole('tablist')).getAllByRole('tab')
  expect(tabs.map((tab) => tab.textContent)).toEqual(['Learn', 'Practice', 'Past Papers'])
})

test.each(['Learn', 'Practice', 'Past Papers'])('a click on %s selects it, and it alone', async (name) => {
  render(<HeaderOn first={name === 'Learn' ? 'practice' : 'learn'} />)
  await userEvent.click(screen.getByRole('tab', { name }))
  expect(selected()).toHaveAccessibleName(name)
})

test('only the selected tab is reached with the Tab key', async () => {
  render(<HeaderOn first="practice" />)
  await userEvent.tab()
  expect(screen.getByRole('tab', { name: 'Practice' })).toHaveFocus()
  await userEvent.tab()
  expect(screen.getByRole('button', { name: 'AI Assistant' })).toHaveFocus()
})

test.each([
  ['ArrowRight', 'learn', 'Practice'],
  ['ArrowRight', 'practice', 'Past Papers'],
  ['ArrowRight', 'past-papers', 'Learn'],
  ['ArrowLeft', 'learn', 'Past Papers'],
  ['ArrowLeft', 'past-papers', 'Practice'],
  ['Home', 'past-papers', 'Learn'],
  ['End', 'learn', 'Past Papers'],
] as const)('%s on %s selects %s and moves the focus there', async (key, from, to) => {
  render(<HeaderOn first={from} />)
  await userEvent.tab()
  await userEvent.keyboard(`{${key}}`)
  expect(selected()).toHaveAccessibleName(to)
  expect(selected()).toHaveFocus()
})

test.each(['ArrowDown', 'Escape', 'x'])('%s leaves the tabs alone', async (key) => {
  render(<HeaderOn first="practice" />)
  await userEvent.tab()
  await userEvent.keyboard(`{${key}}`)
  expect(selected()).toHaveAccessibleName('Practice')
})

test('AI Assistant asks for the assistant and leaves the tab', async () => {
  const onAssistant = jest.fn()
  render(<HeaderOn first="learn" onAssistant={onAssistant} />)
  await userEvent.click(screen.getByRole('button', { name: 'AI Assistant' }))
  expect(onAssistant).toHaveBeenCalledTimes(1)
  expect(selected()).toHaveAccessibleName('Learn')
})
