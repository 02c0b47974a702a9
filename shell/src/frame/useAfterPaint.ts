import { useEffect, useState } from 'react';

/**
 * Follows `isOn`, but becomes true only when the browser has painted what came with it: for what costs much and shows
 * nothing, such as `inert`, which styles all of the page anew.
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
