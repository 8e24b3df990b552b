import type { Offer } from '@/lib/assistant'

interface OffersProps {
  readonly offers: readonly Offer[]
  readonly onOffer: (offer: Offer) => void
}

/** What a reply offers, as buttons. */
export function Offers({ offers, onOffer }: OffersProps) {
  return (
    <div className="flex flex-wrap gap-2">
      {offers.map((offer) => (
        <button
          key={nameOf(offer)}
          type="button"
          className={offer.kind === 'ask' ? 'offer' : 'offer offer-way'}
          onClick={() => onOffer(offer)}
        >
          {nameOf(offer)}
        </button>
      ))}
    </div>
  )
}

const nameOf = (offer: Offer): string => (offer.kind === 'ask' ? offer.question : offer.label)
