import type { KeyboardEvent, ReactNode } from 'react'
import { tabs, type Tab } from '@/lib/links/link'
import { OwnBack } from './own-back'
import { Icon, type IconName } from './ui/icon'

const tabNames: Readonly<Record<Tab, { name: string; icon: IconName }>> = {
  learn: { name: 'Learn', icon: 'book' },
  practice: { name: 'Practice', icon: 'pencil' },
  'past-papers': { name: 'Past Papers', icon: 'paper' },
}

interface HeaderProps {
  /** The first stop of the Tab key. */
  readonly first?: ReactNode
  readonly tab: Tab
  readonly onTab: (tab: Tab) => void
  readonly onAssistant: () => void
}

/** On a phone the tabs sit at the bottom of the screen, where the thumb is. */
export function Header({ first, tab, onTab, onAssistant }: HeaderProps) {
  return (
    <header className="page-header">
      {first}
      <div className="mx-auto flex max-w-6xl flex-wrap items-center gap-x-3 gap-y-1 px-3 py-2 sm:px-6">
        <OwnBack />
        <div className="flex grow flex-col sm:flex-row sm:items-baseline sm:gap-3">
          <h1 className="text-lg font-bold tracking-tight sm:text-xl">CBSE Math Tutor</h1>
          <span className="text-xs font-medium text-muted sm:text-sm">CBSE 2025</span>
        </div>
        <TabList tab={tab} onTab={onTab} />
        <button type="button" className="button-quiet shrink-0" onClick={onAssistant}>
          <Icon name="chat" className="max-[22rem]:hidden" />
          AI Assistant
        </button>
      </div>
    </header>
  )
}

function TabList({ tab, onTab }: Pick<HeaderProps, 'tab' | 'onTab'>) {
  function onKeyDown(event: KeyboardEvent) {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key]
    const target = { Home: tabs[0], End: tabs[tabs.length - 1] }[event.key]
    const next = step ? tabs[(tabs.indexOf(tab) + step + tabs.length) % tabs.length] : target
    if (!next) return
    event.preventDefault()
    onTab(next)
    document.getElementById(`tab-${next}`)?.focus()
  }
  return (
    <div role="tablist" aria-label="Sections" className="tab-bar" onKeyDown={onKeyDown}>
      {tabs.map((key) => (
        <button
          key={key}
          type="button"
          role="tab"
          id={`tab-${key}`}
          aria-selected={key === tab}
          aria-controls={`panel-${key}`}
          tabIndex={key === tab ? 0 : -1}
          className="tab"
          onClick={() => onTab(key)}
        >
          <Icon name={tabNames[key].icon} />
          {tabNames[key].name}
        </button>
      ))}
    </div>
  )
}
