import { useEffect, useState } from 'react';

/**
 * Follows `isOn`, but turns true only after the browser has painted the same change. For expensive invisible changes,
 * such as `inert`, which restyles the whole page.
 */
export function useAfterPaint(isOn: boolean): boolean {
  const [isPainted, setIsPainted] = useState(false);
  useEffect(() => {
    if (!isOn) return;
    let task: ReturnType<typeof setTimeout>;
    const frame = requestAnimationFrame(() => {
      task = setTimeout(() => setIsPainted(true));
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(task);
      setIsPainted(false);
    };
  }, [isOn]);
  return isOn && isPainted;
}
