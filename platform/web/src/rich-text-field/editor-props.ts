import type { ControlProps } from '@iisp/ui/field'

export interface EditorProps {
  readonly label: string
  readonly value: string
  readonly onChange: (html: string) => void
  readonly control: ControlProps
}
