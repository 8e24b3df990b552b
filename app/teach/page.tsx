import type { Metadata } from 'next'
import { TeachApp } from '@/components/teach/teach-app'

export const metadata: Metadata = {
  title: 'For teachers: sets, results, print · CBSE Math Tutor',
  description:
    'Make a set of questions for a class, send it as one link or QR code, print it with its key, and see the results: without an account, nothing leaves your browser.',
}

export default function TeachPage() {
  return <TeachApp />
}
