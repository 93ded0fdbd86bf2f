import { create } from 'zustand'
import { applyAppearance, type BrandColour, type Appearance } from '@iisp/ui/palette'
import type { AppearanceChoice } from '../frame/AppearanceButton.tsx'

const useChoice = create<AppearanceChoice>(() => ({ mode: 'light', colour: '#1a4fa3', barWidth: 50, barHeight: 50 }))
export function useAppearance() {
  const choice = useChoice()
  const appearance: Appearance = choice.mode === 'dark' ? 'dark' : 'light'
  return {
    choice,
    colour: choice.colour as BrandColour,
    appearance,
    set: (change: Partial<AppearanceChoice>) => {
      useChoice.setState(change)
      const next = useChoice.getState()
      applyAppearance(next.colour, next.mode === 'dark' ? 'dark' : 'light')
    },
  }
}
