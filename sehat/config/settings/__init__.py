"""Every setting of the site, with a default that works on one machine. README lists them."""

from sehat.config.settings.site import *  # the first: the others read it
from sehat.config.settings.framework import *
from sehat.config.settings.staff import *
from sehat.config.settings.rendering import *
from sehat.config.settings.limits import *
from sehat.config.settings.retention import *
from sehat.config.settings.crm import *
from sehat.config.settings.messaging import *
from sehat.config.settings.captcha import *
