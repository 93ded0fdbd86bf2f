import { Button } from './Button.tsx'

export interface ActionButtonsProps<A extends string> {
  /** In the order of the contract. The first action is shown last, where the eye ends. */
  readonly actions: readonly A[]
  readonly primary?: readonly NoInfer<A>[]
  readonly danger?: readonly NoInfer<A>[]
  readonly name: (action: A) => string
  readonly onPress: (action: A) => void
}

/** A button for each action that the server allows. */
export function ActionButtons<A extends string>(props: ActionButtonsProps<A>) {
  const { actions, primary = [], danger = [], name, onPress } = props
  return actions.toReversed().map((action) => (
    <Button
      key={action}
      type={primary.includes(action) ? 'primary' : 'default'}
      danger={danger.includes(action)}
      onClick={() => onPress(action)}
    >
      {name(action)}
    </Button>
  ))
}
