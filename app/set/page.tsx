import type { Metadata } from 'next'
import { SetApp } from '@/components/sets/set-app'

export const metadata: Metadata = {
  title: 'A set of questions · CBSE Math Tutor',
  description: 'Questions that a teacher sends by a link.',
  robots: { index: false },
}

export default function SetPage() {
  return <SetApp />
}
