import { useLayoutEffect } from 'preact/hooks';
import { useText } from '../../i18n/text.ts';
import './not-printed.css';

/** Stands on paper in the place of a screen with a hand in it: of such a screen nothing is printed. */
export function NotPrinted() {
  const { notPrinted } = useText().turn;
  useLayoutEffect(() => {
    const { dataset } = document.documentElement;
    dataset['secret'] = '';
    return () => {
      delete dataset['secret'];
    };
  }, []);
  return <p class="not-printed">{notPrinted}</p>;
}
