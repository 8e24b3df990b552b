import { RichText } from '../ui/rich-text'
import { letterAt } from '@/lib/letters'

/** The options of a choice, side by side where they are short. */
export function SheetOptions({ label, options }: { readonly label: string; readonly options: readonly string[] }) {
  return (
    <div className="sheet-options">
      {options.map((option, index) => (
        <span key={option}>
          {label} ({letterAt(index)}) <RichText>{option}</RichText>
        </span>
      ))}
    </div>
  )
}
