export const controls = 'a, button, input, select, textarea, label, summary';

let pressed: Element | null = null;

/** The last pressed control, because not every browser focuses it. */
export const lastPressed = () => pressed;

export function watchPresses(): () => void {
  const onPress = ({ target }: Event) => {
    pressed = target instanceof Element ? target.closest(controls) : null;
  };
  document.addEventListener('pointerdown', onPress, true);
  return () => document.removeEventListener('pointerdown', onPress, true);
}
