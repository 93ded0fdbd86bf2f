import { Segmented } from '@iisp/ui/segmented'

interface Props {
  readonly label: string
  readonly off: string
  readonly on: string
  readonly value: boolean
  readonly onChange: (value: boolean) => void
}

/** Switches a list between two views by a `flag` filter, for example open and decided cases. */
export const FlagSegments = ({ label, off, on, value, onChange }: Props) => (
  <Segmented
    label={label}
    hideLabel
    segments={[
      { value: 'off', label: off },
      { value: 'on', label: on },
    ]}
    value={value ? 'on' : 'off'}
    onChange={(chosen) => onChange(chosen === 'on')}
  />
)
