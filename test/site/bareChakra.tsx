import { createElement, forwardRef, type ElementType, type ReactNode } from "react";

// This module replaces Chakra in tests of the pages' texts, because the computation of styles would take most
// of the time.

type Props = { css?: unknown; as?: ElementType; children?: ReactNode };

const bareElement = (tag: ElementType) =>
  forwardRef<unknown, Props>(function Bare({ as = tag, ...props }, ref) {
    return createElement(as, { ...props, ref, css: undefined });
  });

const elements = new Map<string | symbol, ElementType>();

function elementOf(tag: string | symbol): ElementType {
  const known = elements.get(tag) ?? bareElement(tag as ElementType);
  elements.set(tag, known);
  return known;
}

export const chakra = new Proxy(bareElement, { get: (_target, tag) => elementOf(tag) });

export const useSlotRecipe = () => () => ({});

export const ChakraProvider = ({ children }: Props) => children;
