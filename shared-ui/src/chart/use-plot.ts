import { useEffect, useState, type ComponentType } from 'react';

/**
 * The plot of a chart, which comes with MUI X when one is shown; null until it is there. Without it the table has
 * the data.
 * @param load the same function at every call
 */
export function usePlot<P>(load: () => Promise<ComponentType<P>>): ComponentType<P> | null {
  const [plot, setPlot] = useState<{ Plot: ComponentType<P> } | null>(null);
  useEffect(() => {
    let isWanted = true;
    void load()
      .then((Plot) => isWanted && setPlot({ Plot }))
      .catch(() => undefined);
    return () => {
      isWanted = false;
    };
  }, [load]);
  return plot?.Plot ?? null;
}
