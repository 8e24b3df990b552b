import { keepInTab, keptInTab } from '../ui/tab-storage'
import { entryOf } from '@/lib/links/entry'

const key = 'mathTutorDialog'

/** Notes for this tab whether the dialog is open; where nothing is kept, it is closed after a reload. */
export function keepDialog(open: boolean): void {
  keepInTab(key, open ? 'open' : null)
}

/** Whether the page was left, by a reload, with the dialog open. Ask before the history is settled. */
export const wasDialogOpen = (): boolean =>
  keptInTab(key) === 'open' && entryOf(window.location.search, window.history.state).kind === 'layer'
