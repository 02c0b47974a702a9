import { useEffect, useState } from 'react';

const patienceMs = 4000;
const signs = ['pointermove', 'pointerdown', 'keydown'] as const;

/** Whether a person has moved, touched or typed within four seconds. */
export function useIsAttended(): boolean {
  const [isAttended, setIsAttended] = useState(true);
  useEffect(() => {
    let timer = setTimeout(setIsAttended, patienceMs, false);
    const stay = () => {
      clearTimeout(timer);
      setIsAttended(true);
      timer = setTimeout(setIsAttended, patienceMs, false);
    };
    for (const sign of signs) window.addEventListener(sign, stay);
    return () => {
      clearTimeout(timer);
      for (const sign of signs) window.removeEventListener(sign, stay);
    };
  }, []);
  return isAttended;
}
