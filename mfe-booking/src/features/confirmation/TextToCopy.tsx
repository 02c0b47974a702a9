import { useEffect, useRef } from 'react';
import { TextAreaField } from 'shared-kernel/forms';
import { shareStrings } from './strings';

/** A text that the browser does not copy by itself: selected, so that one gesture does. */
export function TextToCopy({ text }: { readonly text: string }) {
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    field.current?.focus();
    field.current?.select();
  }, []);
  return <TextAreaField label={shareStrings.field} ref={field} rows={4} readOnly value={text} />;
}
