import { RichText } from '../ui/rich-text'
import { letterAt } from '@/lib/letters'
import type { Part } from '@/lib/problems/problem'

/** The lettered lines of a question that is only looked at: the options of a choice, the lines to put in order. */
export const OptionLines = ({ parts }: { readonly parts: readonly Part[] }) =>
  parts.map(
    ({ label, options }, index) =>
      options && (
        <ol key={index} aria-label={`Lines with letters${label ? ` ${label}` : ''}`} className="mt-2 space-y-1">
          {options.map((option, place) => (
            <li key={place} className="scrolls">
              {label} ({letterAt(place)}) <RichText>{option}</RichText>
            </li>
          ))}
        </ol>
      ),
  )
